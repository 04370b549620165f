-- Guests also ask for help, whether they ordered or not. Staff answer whatever a table asked for
-- with one step, and the guests' page shows when.
alter table dining_table
  add column help_asked_at timestamptz(3),
  add column answered_at timestamptz(3);
-- Finds the tables of a merchant whose guests may be waiting.
create index dining_table_asked on dining_table (merchant_id)
  where bill_asked_at is not null or help_asked_at is not null;
