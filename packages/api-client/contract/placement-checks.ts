import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import { database } from './engine.ts'
import type { Hall } from './inventory-deeds.ts'

/** The placements of one thing never overlap. */
export async function nothingStandsTwice({ ada }: Pick<Hall, 'ada'>) {
  const twice = await rows(
    database,
    v.object({ asset_id: v.string() }),
    sql`
    select one.asset_id from placement one join placement other
      on other.asset_id = one.asset_id and other.id > one.id and other.source <> 'planned'
        and one.valid_from < coalesce(other.valid_to, 'infinity') and other.valid_from < coalesce(one.valid_to, 'infinity')
        and one.valid_from is distinct from one.valid_to and other.valid_from is distinct from other.valid_to
    where one.company_id = ${ada.user.company.id} and one.source <> 'planned'`,
  )
  expect(twice).toEqual([])
}
