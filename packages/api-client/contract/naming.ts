import type { NomenclaturePatch } from '@plenum/domain/nomenclature'
import type { NomenclatureEntity } from '@plenum/domain/nomenclature-tokens'
import type { Connection } from './world.ts'

/** Changes the template that a company's codes are made by, those of assets unless others are named. */
export async function named(
  ada: Pick<Connection, 'nomenclatures'>,
  patch: NomenclaturePatch,
  of: NomenclatureEntity = 'asset',
) {
  const { results } = await ada.nomenclatures.list()
  const usual = results.find(({ entity, asset_type }) => entity === of && asset_type === null)
  if (usual === undefined) throw new Error('There is no template')
  return ada.nomenclatures.update(usual, patch)
}
