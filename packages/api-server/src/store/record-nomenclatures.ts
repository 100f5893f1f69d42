import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import {
  FIRST_NOMENCLATURES,
  Nomenclature,
  NomenclatureInput,
  NomenclaturePatch,
} from '@plenum/domain/nomenclature'
import { usualScope } from '@plenum/domain/nomenclature-file'
import type { RecordValues } from '@plenum/domain/record-import-read'
import { refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import { recordChanges, recordWhole } from './events.ts'
import {
  insertNomenclature,
  patchNomenclature,
  refuseTemplate,
  storedNomenclature,
} from './nomenclature-write.ts'
import { withType } from './record-type.ts'
import { inputOf, textOf, without, type RecordWriter, type Scene } from './record-writer.ts'

const { entity } = Nomenclature.entries

async function templateOf({ tx, author: { company_id } }: Scene, of: RecordValues) {
  const found = await firstRow(
    tx,
    v.object({ id: v.string() }),
    sql`
      select id from nomenclature
      where company_id = ${company_id} and entity = ${textOf(of, 'entity')}
        and asset_type is not distinct from ${textOf(of, 'asset_type') || null}`,
  )
  return found && storedNomenclature(tx, company_id, found.id)
}

/** What a new template is where its row does not say it. */
function firstOf(values: RecordValues) {
  const { stand_in, hand_typed } = FIRST_NOMENCLATURES[v.parse(entity, values.entity)]
  return { asset_type: null, stand_in, hand_typed, scope: usualScope(textOf(values, 'template')) }
}

/** Templates of codes by what has the codes, and by the type of assets. */
export const nomenclatureWriter = (): RecordWriter => ({
  find: async (scene, values) => {
    if (values.template !== undefined)
      refuseTemplate({ template: textOf(values, 'template'), entity: v.parse(entity, values.entity) })
    const stored = await templateOf(scene, await withType(scene, values))
    return stored && { id: stored.id, stored, says: without(values, ['entity', 'asset_type']) }
  },
  insert: async (scene, values) => {
    if (values.template === undefined) throw refusal(400, 'required', 'template')
    const input = inputOf(NomenclatureInput, { ...firstOf(values), ...(await withType(scene, values)) })
    const id = await insertNomenclature(scene.tx, scene.author, input)
    await recordWhole(scene.tx, await scene.open(), { entity: 'nomenclature', action: 'create', ids: [id] })
    return id
  },
  patch: async ({ tx, author, open }, id, said) => {
    const patch = inputOf(NomenclaturePatch, said)
    const changes = await patchNomenclature(tx, author, { id, version: null, patch })
    if (typeof changes !== 'string')
      await recordChanges(tx, await open(), { entity: 'nomenclature', id, changes })
  },
})
