import type { OpenDatabase } from '../database/open-database.ts'
import { createPasswords } from '../passwords.ts'
import type { Keys } from '../secrets.ts'
import { CREDENTIALS } from './inventory.ts'

const PEOPLE = `
  with made as (
      select gen_random_uuid() as id, n from generate_series(1, $1::int) n
      where not exists (select from "user" where email = 'ada-' || n || '@example.com')),
    founded as (select id from company limit 1),
    named as (insert into principal (company_id, id, kind, name)
      select founded.id, made.id, 'user', 'Ada Byron ' || n from made, founded)
  insert into "user" (company_id, id, email, name, surname, password_hash, is_administrator, session_epoch, created_at)
  select founded.id, made.id, 'ada-' || n || '@example.com', 'Ada', 'Byron ' || n, $2, true, now(), now()
  from made, founded`

/** Gives a company so many people with the founder's password, where it has not got them; answers their addresses. */
export const addPeople = async ({ alone }: OpenDatabase, secrets: Keys, count: number): Promise<string[]> => {
  const hash = await createPasswords({ peppers: secrets.peppers }).hash(CREDENTIALS.password)
  await alone((client) => client.query(PEOPLE, [count, hash]))
  return Array.from({ length: count }, (_, at) => `ada-${at + 1}@example.com`)
}
