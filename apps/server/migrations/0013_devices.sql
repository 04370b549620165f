-- What a session's device calls itself and which network it signed in from, in few words.
alter table session
  add column browser text not null default '',
  add column system text not null default '',
  add column kind text not null default 'other',
  add column network text not null default '',
  add column started_at timestamptz(3),
  add column seen_at timestamptz(3);

-- A sign-in lasts twelve hours, a bearer token a quarter of an hour from its last use.
update session set started_at = ends_at - interval '12 hours',
  seen_at = least(expires_at - interval '15 minutes', ends_at);
alter table session alter column started_at set not null, alter column seen_at set not null;
