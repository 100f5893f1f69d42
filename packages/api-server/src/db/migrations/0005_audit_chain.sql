CREATE FUNCTION audit_text(line audit) RETURNS text LANGUAGE sql STABLE AS $$
  select jsonb_build_array(
    line.company_id, line.id, to_char(line.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    line.actor_id, line.actor_name, line.session_id, line.address, line.request_id, line.action,
    line.object_kind, line.object_id, line.object_name, line.detail, line.seq)::text
$$;
--> statement-breakpoint
CREATE FUNCTION audit_hash(prev text, line audit) RETURNS text LANGUAGE sql STABLE AS $$
  select encode(sha256(convert_to(prev || audit_text(line), 'UTF8')), 'hex')
$$;
--> statement-breakpoint
CREATE FUNCTION audit_chain() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
declare
  head audit_head;
  line audit;
begin
  insert into audit_head (company_id, seq, hash) values (new.company_id, 0, '') on conflict do nothing;
  select * into head from audit_head where company_id = new.company_id for update;
  select * into line from audit where company_id = new.company_id and id = new.id;
  line.seq := head.seq + 1;
  update audit set seq = line.seq, prev_hash = head.hash, hash = audit_hash(head.hash, line)
    where company_id = new.company_id and id = new.id
    returning * into line;
  update audit_head set seq = line.seq, hash = line.hash where company_id = new.company_id;
  return null;
end
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_chain AFTER INSERT ON audit DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION audit_chain();
--> statement-breakpoint
CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'The audit log only grows' using errcode = '42501';
end
$$;
--> statement-breakpoint
CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit FOR EACH ROW WHEN (old.hash is not null)
  EXECUTE FUNCTION audit_refuse();
--> statement-breakpoint
CREATE TRIGGER audit_no_delete BEFORE DELETE ON audit FOR EACH ROW EXECUTE FUNCTION audit_refuse();
--> statement-breakpoint
CREATE TRIGGER audit_no_truncate BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
--> statement-breakpoint
CREATE FUNCTION audit_batch() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into audit (company_id, id, at, actor_id, actor_name, session_id, address, request_id, action,
    object_kind, object_id, detail)
  values (new.company_id, new.id, new.at, new.actor_id, new.actor_name, new.session_id, new.address, new.request_id,
    'batch.' || new.kind, 'batch', new.id::text,
    jsonb_strip_nulls(jsonb_build_object('source', new.source, 'reason', new.reason)));
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER batch_audit AFTER INSERT ON batch FOR EACH ROW EXECUTE FUNCTION audit_batch();
