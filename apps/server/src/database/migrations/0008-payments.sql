-- One checkout and everything paid through it. What the provider last said is a copy; what is wanted of it is ours.
create table payments (
  id uuid primary key,
  -- Null once the account is gone: the provider must still be told to end it.
  user_id uuid references users (id) on delete set null,
  provider text not null,
  -- The provider's own name of it. Null until the checkout is made there.
  provider_ref text,
  checkout_url text,
  plan text not null check (plan = 'pro'),
  amount_cents integer not null,
  currency text not null,
  created_at timestamptz not null,
  -- run: as sold. stop: no more renewals. end: over at once. return: over at once, and the last charge goes back.
  wanted text not null default 'run' check (wanted in ('run', 'stop', 'end', 'return')),
  state text not null default 'pending' check (state in ('pending', 'paid', 'refused')),
  started_at timestamptz,
  paid_until timestamptz,
  renews boolean not null default false,
  taken_back_at timestamptz,
  check (state <> 'paid' or (started_at is not null and paid_until is not null)),
  -- Number of the reading above. A reading that began earlier does not replace it.
  reading bigint not null default 0,
  -- How often in a row the provider did not do or say what was asked.
  failures integer not null default 0,
  -- When the provider is asked again without being told to.
  next_read_at timestamptz,
  unique (provider, provider_ref)
);
create index payments_of_user on payments (user_id, created_at desc);
create index payments_to_read on payments (next_read_at) where next_read_at is not null;
create sequence payment_readings;

alter table subscriptions add column payment_id uuid unique references payments (id) on delete cascade;
-- Both kinds are ended when their time is over.
drop index subscriptions_to_end;
create index subscriptions_to_end on subscriptions (period_ends_at) where status <> 'ended';

-- What providers told us, once each.
create table payment_events (
  provider text not null,
  event_id text not null,
  -- What it is about, in the provider's words.
  subject text not null,
  received_at timestamptz not null,
  -- When its subject was read anew, or found to be nothing of ours.
  settled_at timestamptz,
  primary key (provider, event_id)
);
create index payment_events_waiting on payment_events (received_at) where settled_at is null;

-- The e-mail a person confirmed for paying, with the plan of our table.
create table payment_emails (
  user_id uuid primary key references users (id) on delete cascade,
  payment_email text not null,
  plan_id text not null,
  plan_name text not null,
  plan_price_cents integer not null,
  stored_at timestamptz not null
);
