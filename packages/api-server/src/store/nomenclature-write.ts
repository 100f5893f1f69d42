import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import type { Change } from '@plenum/domain/history'
import {
  isLasting,
  Nomenclature,
  nomenclatureFault,
  type NomenclatureInput,
  type NomenclaturePatch,
} from '@plenum/domain/nomenclature'
import { hiddenScope, parseTemplate } from '@plenum/domain/nomenclature-template'
import { ApiError, refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import { nomenclature } from '../db/schema/nomenclatures.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import type { Author } from './batches.ts'
import { factChanges } from './brand-write.ts'

interface Seen {
  id: string
  version: number
}
type Outcome = 'not_found' | 'stale' | 'done'

/** A template as it is kept; it waits for whoever changes it. */
export const storedNomenclature = (tx: Database, company_id: string, id: string) =>
  firstRow(
    tx,
    Nomenclature,
    sql`
      select id, entity, asset_type, template, scope, stand_in, hand_typed, version from nomenclature
      where company_id = ${company_id} and id = ${id} for update`,
  )

const objectOf = ({ id, entity, asset_type }: Pick<Nomenclature, 'id' | 'entity' | 'asset_type'>) => ({
  kind: 'nomenclature',
  id,
  name: entity === 'asset' ? asset_type : entity,
})

type Made = Parameters<typeof nomenclatureFault>[0]

/** Refuses a template of which no codes can be made, and says where. */
export function refuseTemplate({ template, entity }: Pick<Made, 'template' | 'entity'>): void {
  const { problems } = parseTemplate(template, entity)
  if (problems.length === 0) return
  const told = problems.map(({ fault, from, to }) => ({ fault, text: template.slice(from, to) }))
  throw new ApiError(
    400,
    told.map((one) => ({ code: 'invalid', attr: 'template', template: one })),
  )
}

function refuseFaulty(made: Made): void {
  refuseTemplate(made)
  const attr = nomenclatureFault(made)
  if (attr === null) return
  const hidden = attr === 'scope' ? hiddenScope(parseTemplate(made.template, made.entity), made.scope) : null
  throw new ApiError(400, [{ code: 'invalid', attr, ...(hidden !== null && { subject: hidden }) }])
}

/** Makes a template of codes for one type of asset or for places of a kind, and gives its id. */
export async function insertNomenclature(
  tx: Database,
  author: Author,
  input: v.InferOutput<typeof NomenclatureInput>,
): Promise<string> {
  refuseFaulty(input)
  const id = uuidv7()
  await tx.insert(nomenclature).values({ company_id: author.company_id, id, ...input })
  const { entity, asset_type, ...detail } = input
  const object = objectOf({ id, entity, asset_type })
  await audit(tx, author, { action: 'nomenclature.create', object, detail })
  return id
}

interface NomenclatureChange {
  id: string
  /** Null where any version will do. */
  version: number | null
  patch: v.InferOutput<typeof NomenclaturePatch>
}

/** Changes how codes are made from now on, and gives what changed; codes that exist stay. */
export async function patchNomenclature(
  tx: Database,
  author: Author,
  { id, version, patch }: NomenclatureChange,
): Promise<'not_found' | 'stale' | Change[]> {
  const before = await storedNomenclature(tx, author.company_id, id)
  if (before === undefined) return 'not_found'
  if (version !== null && before.version !== version) return 'stale'
  const after = {
    template: patch.template ?? before.template,
    scope: patch.scope ?? before.scope,
    stand_in: patch.stand_in === undefined ? before.stand_in : patch.stand_in,
    hand_typed: patch.hand_typed ?? before.hand_typed,
  }
  refuseFaulty({ ...before, ...after })
  const changes = factChanges(before, after)
  if (changes.length === 0) return []
  await tx.execute(sql`
    update nomenclature set template = ${after.template}, scope = ${JSON.stringify(after.scope)}::jsonb,
      stand_in = ${after.stand_in}, hand_typed = ${after.hand_typed}, version = version + 1
    where company_id = ${author.company_id} and id = ${id}`)
  const words = (value: unknown) => (Array.isArray(value) ? value.join(', ') : value)
  const detail = Object.fromEntries(
    changes.map(({ field, from, to }) => [field, { from: words(from), to: words(to) }]),
  )
  await audit(tx, author, { action: 'nomenclature.change', object: objectOf(before), detail })
  return changes
}

/** Deletes a template: codes of its type are made as those of every other then, places get none. */
export async function deleteNomenclature(
  tx: Database,
  author: Author,
  { id, version }: Seen,
): Promise<Outcome> {
  const before = await storedNomenclature(tx, author.company_id, id)
  if (before === undefined) return 'not_found'
  if (before.version !== version) return 'stale'
  if (isLasting(before)) throw refusal(409, 'conflict')
  await tx.execute(sql`delete from nomenclature where company_id = ${author.company_id} and id = ${id}`)
  const { template, scope, stand_in, hand_typed } = before
  const detail = { template, scope, stand_in, hand_typed }
  await audit(tx, author, { action: 'nomenclature.delete', object: objectOf(before), detail })
  return 'done'
}
