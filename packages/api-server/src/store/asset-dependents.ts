import type { Step } from '@plenum/domain/transition'
import { guardsOf, type Facts } from '@plenum/domain/transition-guards'
import type { Database } from '../ports.ts'
import { holdsAny } from './asset-inside.ts'
import type { LockedAsset } from './asset-lock.ts'
import type { Author } from './batches.ts'
import { readImpact } from './work-impact.ts'

interface Question {
  asset: LockedAsset
  steps: readonly Step[]
  acknowledged: boolean
}

/** What others a thing holds or feeds alone, where one of these changes of its status asks for that. */
export async function dependentsOf(
  database: Database,
  { company_id, work_id }: Pick<Author, 'company_id' | 'work_id'>,
  { asset, steps, acknowledged }: Question,
): Promise<Facts['dependents']> {
  // who approved a request has seen what it takes down
  const isKnown = acknowledged || work_id !== undefined
  const isAsked = steps.some((step) => guardsOf(step).includes('dependents'))
  if (isKnown || !isAsked) return { names: [], acknowledged: isKnown }
  const feeds = asset.category === 'power' || asset.category === 'rack'
  if (!feeds && !(await holdsAny(database, company_id, asset.id))) return { names: [], acknowledged: false }
  const { inside, down } = await readImpact(database, company_id, { asset_ids: [asset.id], node_ids: [] })
  return { names: [...inside, ...down].map(({ name }) => name), acknowledged: false }
}
