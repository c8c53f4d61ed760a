-- Clips are stored beside pictures: how long they are. Null for a picture.
alter table own_media add column seconds real check (seconds > 0);
