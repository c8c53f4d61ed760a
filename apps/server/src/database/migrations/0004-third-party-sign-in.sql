-- Who a person is at a third party. The subject never changes there; the e-mail may.
create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index identities_of_user on identities (user_id);

-- Sign-ins that are under way at the third party. Gone when used.
create table sign_in_states (
  state_hash text primary key,
  -- Of the cookie that only the browser of the start holds.
  browser_hash text not null,
  verifier text not null,
  nonce text not null,
  expires_at timestamptz not null
);
create index sign_in_states_by_end on sign_in_states (expires_at);
