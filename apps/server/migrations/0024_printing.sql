-- Printers. One that was taken away stays for the jobs that it printed.
create table printer (
  merchant_id bigint not null references merchant,
  id bigint not null,
  version integer not null,
  name text not null,
  connection text not null,
  host text not null,
  port integer not null,
  width integer not null,
  code_page text not null,
  duties jsonb not null,
  fallback_id bigint,
  is_active boolean not null,
  is_deleted boolean not null,
  printed_at timestamptz(3),
  -- The name as lists sort it, and what searches look through.
  name_key text not null,
  search_text text not null,
  primary key (merchant_id, id)
);
create unique index printer_name on printer (merchant_id, name_key) where not is_deleted;

-- What is or was to be printed, whole: nothing is looked up for it later.
create table print_job (
  merchant_id bigint not null,
  id bigint not null,
  version integer not null,
  printer_id bigint not null,
  first_printer_id bigint,
  order_id bigint,
  order_number text not null,
  kind text not null,
  document jsonb not null,
  -- How many of which lines it tells the kitchen of.
  lines jsonb not null,
  state text not null,
  is_copy boolean not null,
  attempts integer not null,
  next_at timestamptz(3),
  -- Until when whoever took it must have said how it went.
  until timestamptz(3),
  failure text,
  events jsonb not null,
  created_at timestamptz(3) not null,
  created_by text not null,
  state_at timestamptz(3) not null,
  search_text text not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, printer_id) references printer
);
-- A queue is short, whatever was printed before.
create index print_job_queue on print_job (merchant_id, printer_id, id)
  where state in ('queued', 'sending', 'failed');
-- For the node that sends: what waits anywhere.
create index print_job_waiting on print_job (state, next_at, until)
  where state in ('queued', 'sending', 'failed');
create index print_job_dead on print_job (merchant_id, printer_id, id) where state = 'dead';
create index print_job_order on print_job (merchant_id, order_id) where order_id is not null;

-- How a merchant's paper looks, once somebody has changed it.
create table print_template (
  merchant_id bigint not null primary key references merchant,
  version integer not null,
  fields jsonb not null
);
