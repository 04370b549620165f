-- The list of the people of the platform, by name; those of merchants are many more.
create index person_of_platform on person (name_key collate "C", id) where merchant_id is null;
