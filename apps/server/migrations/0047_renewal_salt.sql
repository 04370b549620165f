-- From this and the refresh token used last come the current tokens: for a moment that token gets the
-- same answer again, as the first may have been lost. Each renewal replaces it.
alter table session add column renewal_salt text;
