-- One row for each sign-in. A token names its row, and is valid while the row is there, has not
-- expired and holds the token version of the account. Tokens that were issued before name none.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_version integer not null,
  created_at timestamptz not null,
  -- Written at most once in ten minutes.
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  remember boolean not null,
  -- Browser and system in words of our own; null when the User-Agent names none that we know.
  browser text check (length(browser) <= 60)
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- What an account left unfinished in the browser, for its next sign-in.
create table drafts (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('wizard', 'order')),
  content jsonb not null check (pg_column_size(content) <= 65536),
  updated_at timestamptz not null,
  primary key (user_id, kind)
);
