-- Accounts, their codes, videos, the ledger of used units and the mails that were sent.
create table users (
  id uuid primary key,
  -- Lower case; the application writes it so.
  email text not null unique,
  name text not null,
  password_hash text not null,
  plan text not null default 'free' check (plan in ('free', 'pro', 'premium')),
  is_verified boolean not null default false,
  -- Raised to make every token issued before worthless.
  token_version integer not null default 1,
  created_at timestamptz not null,
  plan_started_at timestamptz
);

-- The one code (and link) an account waits for. Gone when used.
create table email_codes (
  user_id uuid primary key references users (id) on delete cascade,
  code_hash text not null,
  code_expires_at timestamptz not null,
  tries_left integer not null,
  link_hash text not null unique,
  link_expires_at timestamptz not null,
  sent_at timestamptz not null
);

create table videos (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  video_order jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- Raised each time a worker takes the job; a write that carries an older number changes nothing.
  attempt integer not null default 0,
  -- How often making it broke in a way that may pass.
  breakdowns integer not null default 0,
  stage text,
  percent real not null default 0,
  title text,
  sentences jsonb not null default '[]',
  pictures_done integer not null default 0,
  error_code text,
  error_parameters jsonb not null default '{}',
  -- What was made: duration, texts, credits, times of the stages.
  result jsonb,
  file_key text,
  file_bytes bigint,
  expires_at timestamptz,
  files_deleted_at timestamptz,
  check ((state = 'done') = (file_key is not null and expires_at is not null))
);
create index videos_of_user on videos (user_id, created_at desc);
create index videos_unfinished on videos (created_at) where state in ('queued', 'running');
create index videos_with_files on videos (finished_at) where files_deleted_at is null and state in ('done', 'failed', 'cancelled');

-- One row for each unit that a video took from a plan's limits. A unit that was given back does not count.
create table quota_uses (
  video_id uuid primary key references videos (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- Calendar day in America/Sao_Paulo.
  day date not null,
  returned_at timestamptz
);
create index quota_uses_that_count on quota_uses (user_id, day) where returned_at is null;

create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  code text,
  link text,
  sent_at timestamptz not null
);
