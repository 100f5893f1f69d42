import type { NomenclaturePatch } from '@plenum/domain/nomenclature'
import type { Connection } from './world.ts'

/** Changes the template that a company's codes are made by. */
export async function named(ada: Pick<Connection, 'nomenclatures'>, patch: NomenclaturePatch) {
  const [usual] = (await ada.nomenclatures.list()).results
  if (usual === undefined) throw new Error('There is no template')
  return ada.nomenclatures.update(usual, patch)
}
