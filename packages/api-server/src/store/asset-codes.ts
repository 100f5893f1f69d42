import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { codeForm, isOfForm } from '@plenum/domain/nomenclature-code'
import type { ManyChanged } from '@plenum/domain/tag'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { keepFormerCodes } from './asset-aliases.ts'
import { openOnes } from './asset-lock.ts'
import { patchAssets } from './asset-patch.ts'
import { idList } from './asset-tags.ts'
import { announceAssets } from './asset-news.ts'
import { createBatch, type Author } from './batches.ts'
import { codeValues, tokensOf } from './code-values.ts'
import { issueCodes } from './codes.ts'
import { codeRules } from './nomenclatures.ts'

/** An asset as its code is made from it. */
export const Coded = v.object({
  id: v.string(),
  name: v.string(),
  code: v.string(),
  asset_type: v.string(),
  brand_id: v.nullable(v.string()),
  model_id: v.nullable(v.string()),
  place: v.nullable(v.object({ node_id: v.string(), position: v.nullable(v.number()) })),
})
export type Coded = v.InferOutput<typeof Coded>

/** `Coded` of an asset `a`, as columns. */
export const codedColumns = sql`
  a.id, a.name, a.code, a.asset_type, a.brand_id, a.model_id, (
    select json_build_object('node_id', p.node_id, 'position', p.position) from placement p
    where p.company_id = a.company_id and p.asset_id = a.id and p.source = 'current'
  ) as place`

/** The asset that has a code or had it before; undefined where none does. */
export async function assetIdByCode(
  database: Database,
  company_id: string,
  code: string,
): Promise<string | undefined> {
  const found = await firstRow(
    database,
    v.object({ id: v.string() }),
    sql`
      select id from asset where company_id = ${company_id} and code_key = lower(${code})
      union all select asset_id from asset_alias where company_id = ${company_id} and code_key = lower(${code})
      limit 1`,
  )
  return found?.id
}

/**
 * Gives assets the codes that the nomenclature would make of them today, in one batch; the codes they had stay as
 * aliases. Those that have such a code already keep it; closed ones and ids that the company does not have are passed over.
 */
export async function reissueCodes(
  tx: Database,
  author: Author,
  ids: readonly string[],
): Promise<ManyChanged> {
  const { company_id } = author
  const assets = await rows(
    tx,
    v.object({ ...Coded.entries, is_closed: v.boolean() }),
    sql`
      select ${codedColumns}, a.termination_date is not null as is_closed from asset a
      where a.company_id = ${company_id} and a.id in (${idList(ids, sql`id`)})
      order by a.id for no key update of a`,
  )
  const due = await withOtherCodes(tx, author, openOnes(assets))
  if (due.length === 0) return { batch_id: null, records: 0 }
  const codes = await issueCodes(tx, author, { subjects: due })
  const batch = await createBatch(tx, author, { kind: 'update' })
  const patches = due.map(({ id }, at) => ({ id, patch: { code: codes[at] } }))
  await tx.execute(sql`
    with ${patchAssets(
      batch,
      sql`
        select r.id, r.patch, null::int as version
        from jsonb_to_recordset(${JSON.stringify(patches)}::jsonb) r(id uuid, patch jsonb)`,
    )} select count(*) from after`)
  await keepFormerCodes(tx, batch)
  await announceAssets(tx, batch)
  return { batch_id: batch.id, records: due.length }
}

/** Those of some assets whose codes are not what the nomenclature would make of them today. */
async function withOtherCodes(tx: Database, author: Author, assets: readonly Coded[]): Promise<Coded[]> {
  const rules = await codeRules(tx, author.company_id)
  const ruled = assets.map(({ asset_type }) => rules(asset_type))
  const tokens = tokensOf(ruled.map(({ parsed }) => parsed))
  const values = await codeValues(tx, author, { subjects: assets, tokens })
  return assets.filter(({ code }, at) => {
    const rule = ruled[at]
    if (rule === undefined) return false
    const form = codeForm({ ...rule, template: rule.parsed, values: values[at] ?? {} })
    return form.missing !== null || !isOfForm(form, code)
  })
}
