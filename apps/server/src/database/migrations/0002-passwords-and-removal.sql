-- Null for an account that only ever signed in through a third party.
alter table users alter column password_hash drop not null;

-- The one link with which a forgotten password is replaced. Gone when used.
create table password_resets (
  -- Checked at the commit, so that a row for nobody can be written and taken back: an unknown e-mail costs the same work.
  user_id uuid primary key references users (id) on delete cascade deferrable initially deferred,
  token_hash text not null unique,
  expires_at timestamptz not null,
  sent_at timestamptz not null
);

alter table email_codes alter constraint email_codes_user_id_fkey deferrable initially deferred;

-- When a mail was last asked for, by anybody, for an address that may or may not have an account.
create table mail_requests (
  purpose text not null check (purpose in ('code', 'reset')),
  -- Keyed, so that the addresses of people without an account are not kept.
  email_hash text not null,
  asked_at timestamptz not null,
  primary key (purpose, email_hash)
);

-- Folders of the storage whose account is gone.
create table removed_folders (
  folder text primary key,
  -- A worker may still write into the folder until then; the row stays as long.
  settled_at timestamptz not null
);
