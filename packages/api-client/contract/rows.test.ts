import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { firstRow, onlyRow } from '@plenum/api-server/db/rows'
import { database } from './engine.ts'

const One = v.object({ one: v.number() })

test('a statement that must give a row is a fault where it gives none', async () => {
  const [row, none] = [sql`select 1 as one`, sql`select 1 as one where false`]
  expect(await onlyRow(database, One, row)).toEqual({ one: 1 })
  expect(await firstRow(database, One, none)).toBeUndefined()
  await expect(onlyRow(database, One, none)).rejects.toThrow('gave none')
})
