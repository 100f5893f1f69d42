import { Nomenclature } from '@plenum/domain/nomenclature'
import { savedOf, type Saved } from '#app/form/saved.ts'
import { scopeOf, type NomenclatureDraft } from './nomenclature-draft.ts'
import { api } from './queries.ts'

/** Changes how codes are made, from the version that was seen. */
export const saveNomenclature = (
  seen: Nomenclature,
  values: NomenclatureDraft,
): Promise<Saved<Nomenclature>> =>
  savedOf(Nomenclature, api.nomenclatures.update(seen, { ...values, scope: scopeOf(values) }))
