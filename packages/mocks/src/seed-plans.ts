import { schema } from '@plenum/api-server/db/schema'
import type { Database } from '@plenum/api-server/ports'
import { blankGrid } from '@plenum/domain/plan-grid'
import { sql } from 'drizzle-orm'
import type { CompanySeed } from './build/company.ts'

/** A room of which somebody has drawn a plan. */
const DRAWN_VERSION = 2

/** Draws the floor of every room and stands its machines there; racks have their place as places do. */
export async function seedPlans(
  tx: Database,
  company_id: string,
  { rooms, assets }: Pick<CompanySeed, 'rooms' | 'assets'>,
): Promise<void> {
  await tx.insert(schema.roomPlan).values(
    rooms.map(({ node, shapes }) => ({
      company_id,
      node_id: node.id,
      grid: blankGrid,
      shapes,
      version: DRAWN_VERSION,
    })),
  )
  const spots = assets.flatMap(({ name, node_id, spot }) => (spot ? [{ name, node_id, ...spot }] : []))
  await tx.execute(sql`
    update placement p set x_mm = m.x_mm, y_mm = m.y_mm, rotation = m.rotation
    from jsonb_to_recordset(${JSON.stringify(spots)}::jsonb)
        as m(name text, node_id uuid, x_mm int, y_mm int, rotation int),
      asset a
    where a.company_id = ${company_id} and a.name = m.name
      and p.company_id = a.company_id and p.asset_id = a.id and p.node_id = m.node_id and p.source = 'current'`)
}
