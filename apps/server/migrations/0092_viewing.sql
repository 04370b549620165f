-- The merchant that a person views in a session, as its owner sees it; null if they view none.
alter table session add column viewing_id bigint;
