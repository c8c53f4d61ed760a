-- The books of the sandbox, which stands in for a payment provider. Nothing else reads or writes them.
create table sandbox_payments (
  ref text primary key,
  -- What the merchant calls it. Asking twice gives the same checkout.
  external_reference text not null unique,
  title text not null,
  amount_cents integer not null,
  currency text not null,
  status text not null check (status in ('open', 'waiting', 'paid', 'refused')),
  first_paid_at timestamptz,
  periods_paid integer not null default 0,
  paid_until timestamptz,
  renews boolean not null default false,
  -- False makes the next renewals fail.
  card_works boolean not null default true,
  taken_back_at timestamptz
);
create index sandbox_payments_to_renew on sandbox_payments (paid_until) where renews;

create table sandbox_notifications (
  id uuid primary key,
  ref text not null,
  made_at timestamptz not null,
  delivered_at timestamptz
);
create index sandbox_notifications_waiting on sandbox_notifications (made_at) where delivered_at is null;
