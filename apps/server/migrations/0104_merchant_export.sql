-- Started exports of merchants. Their rows are read from the tables of the merchant; only the person
-- who started one can read it, until it expires.
create table merchant_export (
  merchant_id bigint not null references merchant,
  id bigint not null,
  person_id bigint not null,
  at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  primary key (merchant_id, id)
);
create index merchant_export_id on merchant_export (id);
create index merchant_export_expires on merchant_export (expires_at);
