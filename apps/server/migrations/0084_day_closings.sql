-- The closings of trading days (Z). A closing is never changed or deleted.
create table day_closing (
  merchant_id bigint not null references merchant,
  id bigint not null,
  number integer not null,
  business_date date not null,
  closed_at timestamptz(3) not null,
  closed_by text not null,
  carried_over jsonb not null,
  report jsonb not null,
  search_text text not null,
  primary key (merchant_id, id)
);
create index day_closing_id on day_closing (id);
create unique index day_closing_number on day_closing (merchant_id, number);
create unique index day_closing_date on day_closing (merchant_id, business_date);
-- The last closed day, which every write of an order reads.
alter table merchant add column closed_on date;
