/** Is true unless a transaction has set `plenum.resting` to `on`. */
const AWAKE = `current_setting('plenum.resting', true) is distinct from 'on'`

/** Bits of `pg_trigger.tgtype`: the events that fire a trigger. */
const INSERT = 4
const DELETE = 8
const TRUNCATE = 32

/**
 * SQL that gives triggers the condition not to fire while `plenum.resting` is on: all on DELETE and TRUNCATE, and on INSERT
 * all but those of foreign keys. Changing `session_replication_role` stops triggers too, but it also drops every cached plan
 * of the session, and the tests of a worker would plan all their statements again after each change.
 */
export const MAKE_TRIGGERS_REST = `
  do $$
  declare
    conditional record;
  begin
    for conditional in
      select tgname as name, tgrelid::regclass as of, pg_get_triggerdef(oid) as definition
      from pg_trigger where tgqual is not null and tgtype & ${INSERT | DELETE | TRUNCATE} > 0
    loop
      execute format('drop trigger %I on %s', conditional.name, conditional.of);
      execute replace(conditional.definition, 'WHEN (', $when$WHEN (${AWAKE} and $when$);
    end loop;
    create trigger resting before truncate on company for each statement
      when (${AWAKE}) execute function audit_refuse();
    update pg_trigger set tgqual = (select tgqual from pg_trigger where tgname = 'resting')
    where tgqual is null and (tgtype & ${DELETE | TRUNCATE} > 0 or (tgtype & ${INSERT} > 0 and not tgisinternal));
    drop trigger resting on company;
  end $$`
