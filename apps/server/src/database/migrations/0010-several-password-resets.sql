-- A newer link leaves the older ones as they are: otherwise anybody could keep a person from using theirs, by asking for another each minute.
alter table password_resets drop constraint password_resets_pkey;
alter table password_resets drop constraint password_resets_token_hash_key;
alter table password_resets add primary key (token_hash);
create index password_resets_of_user on password_resets (user_id);
