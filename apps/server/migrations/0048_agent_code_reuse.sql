-- When a print agent's code was presented again after it had been used.
alter table print_agent add column reused_at timestamptz(3);
