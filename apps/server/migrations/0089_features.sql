-- The switches of each merchant's features, by who decides. One that was never used is missing.
alter table merchant add column features jsonb not null default '{}';

-- The template apps were a setting of the merchant.
update merchant set
  features = case when settings -> 'template_apps' = 'true'
    then '{"merchant": {"template_apps": true}}' else '{}' end::jsonb,
  settings = settings - 'template_apps'
where settings ? 'template_apps';
