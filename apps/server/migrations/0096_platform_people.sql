-- People of the platform stay when the sample is removed, except for its own. Ids of the sample are
-- small; all others contain the time.
alter table person add column is_sample boolean not null default false;
update person set is_sample = true where id < 100;

-- The list of the people of the platform, by name; those of merchants are many more.
create index person_of_platform on person (name_key collate "C", id) where merchant_id is null;
