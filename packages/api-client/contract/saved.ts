import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import { database, runText, TABLES } from './engine.ts'
import { advanced, sinceStart, startClock } from './clock.ts'

const Flag = v.object({ is: v.boolean() })
const Insert = v.object({ statement: v.string() })

let states = 0

async function isEmpty(): Promise<boolean> {
  const [found] = await rows(database, Flag, sql`select not exists (select from company) as is`)
  return found?.is === true
}

/** Copies every table that holds something into a schema of its own; gives the statement that puts the rows back. */
async function copyTables(schema: string): Promise<string> {
  await runText(`create schema ${schema}`)
  const inserts: string[] = []
  for (const table of TABLES) {
    const [found] = await rows(
      database,
      Flag,
      sql`select exists (select from ${sql.identifier(table)}) as is`,
    )
    if (found?.is !== true) continue
    await runText(`create table ${schema}."${table}" as table "${table}"`)
    const [insert] = await rows(
      database,
      Insert,
      sql`
        select format('insert into %1$I (%2$s) overriding system value select %2$s from %3$I.%1$I',
          relname, string_agg(quote_ident(attname), ', ' order by attnum), ${schema}::text) as statement
        from pg_class join pg_attribute on attrelid = pg_class.oid
        where pg_class.oid = format('%I', ${table}::text)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        group by relname`,
    )
    inserts.push(insert?.statement ?? '')
  }
  // one statement: foreign keys are checked at its end, so the tables may come in any order
  return `with ${inserts.map((insert, at) => `inserted_${at} as (${insert})`).join()} select`
}

/**
 * A fixture that is made once by each worker. Where the database is empty, later calls put back the rows and turn the
 * clock to when they had been made; where it is not, the fixture is made like the first one.
 * @param make makes it through the application, and gives what can be cloned
 */
export function saved<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let state: { made: Made; statement: string; after: number } | undefined
  return async () => {
    if (advanced() !== 0 || !(await isEmpty())) return make()
    if (state === undefined) {
      const made = await make()
      states += 1
      state = {
        made: structuredClone(made),
        statement: await copyTables(`saved_${states}`),
        after: sinceStart(),
      }
      return made
    }
    await runText(`begin; set local plenum.resting = 'on'; ${state.statement}; commit`)
    startClock(state.after)
    return structuredClone(state.made)
  }
}
