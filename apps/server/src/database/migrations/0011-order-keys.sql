-- The name a client gave to its order, and the SHA-256 of what was in it: sent again after a lost reply, it finds the video that is there.
-- Emptied once the video's files are gone.
alter table videos add column order_key text;
alter table videos add column order_hash text;
alter table videos add check ((order_key is null) = (order_hash is null));
create unique index videos_of_order_key on videos (user_id, order_key) where order_key is not null;
