-- Letters anywhere in a text, found by an index.
create extension if not exists pg_trgm;
