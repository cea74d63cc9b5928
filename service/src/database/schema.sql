-- The organisation's records. Moments are texts in the interface's own spelling, prices are hundredths,
-- and lists that are only ever read whole are JSON.

create table event (
  id integer primary key autoincrement,
  name text not null,
  description text not null,
  kind text not null,
  is_online integer not null,
  venue text not null,
  max_capacity integer,
  service_fee real not null,
  header_image blob,
  header_video text,
  extra_info text,
  legal text,
  mail_moments text,
  characteristics text not null default '[]',
  tags text not null default '[]'
) strict;

create table event_date (
  id integer primary key autoincrement,
  event_id integer not null references event,
  starts_at text not null,
  ends_at text not null,
  doors_open_at text not null
) strict;
create index event_date_of_event on event_date (event_id);

create table ticket (
  id integer primary key autoincrement,
  name text not null,
  event_id integer references event,
  dates text not null,
  price integer not null,
  capacity integer,
  min_order_amount integer,
  max_order_amount integer,
  template_id integer,
  mobile_template_id integer,
  service_fee real not null,
  related_tickets text not null,
  excluded_tickets text not null,
  sale_active integer not null,
  sale_percentage integer not null,
  on_fire integer not null,
  is_hidden integer not null,
  is_entry integer not null,
  tags text not null default '[]',
  category text,
  amount_sold integer not null default 0
) strict;
create index ticket_of_event on ticket (event_id);

create table product (
  id integer primary key autoincrement,
  event_id integer not null references event,
  name text not null,
  price integer not null,
  service_fee real not null,
  min_order_amount integer,
  max_order_amount integer,
  sold_out integer not null,
  on_fire integer not null,
  sale_percentage integer
) strict;

create table shop (
  id integer primary key autoincrement,
  url text not null unique,
  banner text,
  header_image blob,
  language text not null,
  html text,
  css text,
  custom_color text,
  text text,
  protected integer not null,
  invoicing integer not null,
  social text not null,
  payment_methods text not null,
  analytics_tag text,
  social_pixel_id text,
  queue text
) strict;

create table shop_event (
  shop_id integer not null references shop,
  event_id integer not null references event,
  primary key (shop_id, event_id)
) strict;
create index shop_of_event on shop_event (event_id);

-- When a ticket, a shop or an event can be had; each period belongs to exactly one of them.
create table availability (
  id integer primary key autoincrement,
  ticket_id integer references ticket,
  shop_id integer references shop,
  event_id integer references event,
  opens_at text not null,
  closes_at text not null,
  check ((ticket_id is not null) + (shop_id is not null) + (event_id is not null) = 1)
) strict;
create index availability_of_ticket on availability (ticket_id);
create index availability_of_shop on availability (shop_id);
create index availability_of_event on availability (event_id);

create table customer_order (
  id integer primary key autoincrement,
  event_id integer not null references event,
  status_code integer not null,
  orderer_type text not null,
  orderer text not null,
  created_at text not null,
  updated_at text not null
) strict;
-- Holds all that a page is chosen by, in the order of the pages.
create index order_of_event on customer_order (event_id, id, updated_at);

-- The event is the order's; it stands here too so that a page far down a long list is found by an index alone.
create table purchase (
  id integer primary key autoincrement,
  order_id integer not null references customer_order,
  event_id integer not null references event,
  ticket_id integer not null references ticket,
  barcode integer not null unique,
  available_at text,
  timeslot text,
  scanned_at text,
  answers text not null,
  created_at text not null
) strict;
create index purchase_of_order on purchase (order_id);
create index purchase_of_event on purchase (event_id);

create table field (
  id integer primary key autoincrement,
  name text not null,
  slug text not null,
  type text not null
) strict;

-- A field that is asked in the checkout: of the order as a whole, or with one ticket.
create table field_use (
  field_id integer not null references field,
  event_id integer not null references event,
  ticket_id integer references ticket,
  is_required integer not null,
  ask_individually integer not null,
  ask_order integer not null
) strict;
create index field_use_of_event on field_use (event_id);
create index field_use_of_ticket on field_use (ticket_id);

create table checkout (
  session text primary key,
  event_id integer not null references event
) strict;

create table checkout_ticket (
  session text not null references checkout,
  ticket_id integer not null references ticket,
  amount integer not null
) strict;

create table billing_information (
  id integer primary key autoincrement,
  name text not null,
  iban text not null,
  vat text not null
) strict;

create table terms_and_conditions (
  id integer primary key autoincrement,
  name text not null
) strict;

create table privacy_statement (
  id integer primary key autoincrement,
  name text not null
) strict;

-- Every kind of record counts from a number of its own, so that an id in the wrong place is found out.
insert into sqlite_sequence (name, seq) values
  ('event', 1000),
  ('event_date', 2000),
  ('ticket', 3000),
  ('product', 4000),
  ('shop', 5000),
  ('field', 6000),
  ('availability', 7000),
  ('billing_information', 8000),
  ('terms_and_conditions', 8100),
  ('privacy_statement', 8200),
  ('customer_order', 500000),
  ('purchase', 1000000);
