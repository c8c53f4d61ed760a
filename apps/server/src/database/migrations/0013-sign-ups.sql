-- A sign-up waits in a table of its own, with its own password, until one of its codes or links is used. Only then there is an account, so
-- a second sign-up with the same address changes nothing of the first.
create table sign_ups (
  id uuid primary key,
  -- Lower case, not unique: several may wait for one address.
  email text not null,
  name text not null,
  password_hash text not null,
  terms_accepted_at timestamptz,
  -- As a person knows them: "Chrome, Windows". Null when the request did not say.
  browser text,
  -- Of the secret that only the page of the sign-up holds. Null for those from before this table.
  page_hash text unique,
  created_at timestamptz not null
);
create index sign_ups_of_email on sign_ups (email, created_at desc);
create index sign_ups_by_age on sign_ups (created_at);

-- What each mail of a sign-up brought. A newer mail leaves the older ones as they are.
create table sign_up_codes (
  -- Checked at the commit, so that a row for no sign-up can be written and taken back: every address costs the same work.
  sign_up_id uuid not null references sign_ups (id) on delete cascade deferrable initially deferred,
  code_hash text not null,
  code_expires_at timestamptz not null,
  tries_left integer not null,
  link_hash text primary key,
  link_expires_at timestamptz not null
);
create index sign_up_codes_of_sign_up on sign_up_codes (sign_up_id);

alter table users add column terms_accepted_at timestamptz;

-- Accounts that wait become sign-ups under the same id, with which their codes were hashed.
insert into sign_ups (id, email, name, password_hash, created_at)
select id, email, name, password_hash, created_at from users where not is_verified and password_hash is not null;
insert into sign_up_codes (sign_up_id, code_hash, code_expires_at, tries_left, link_hash, link_expires_at)
select user_id, code_hash, code_expires_at, tries_left, link_hash, link_expires_at from email_codes where user_id in (select id from sign_ups);
drop table email_codes;
delete from users where not is_verified;
set constraints all immediate;
alter table users drop column is_verified;
