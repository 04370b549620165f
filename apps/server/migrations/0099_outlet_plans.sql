-- How many outlets the plan of a group includes and which of them its owner chose, for the
-- supermerchant who owns the group; null without a limit.
alter table person add column outlet_plan jsonb;

-- Whether a merchant takes no new orders and changes, because the plan doesn't include it.
alter table merchant add column is_read_only boolean not null default false;
