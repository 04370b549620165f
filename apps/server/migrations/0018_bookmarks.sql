-- Which pages of the app somebody marked; the pages themselves are the app's.
create table bookmark (
  person_id bigint not null references person,
  page_id bigint not null,
  -- Grows with each mark: they are shown in the order in which they were made.
  id bigint not null,
  primary key (person_id, page_id)
);

-- Those who can be found, by name.
create index person_found on person (lower(name) collate "C", id) where is_active;
