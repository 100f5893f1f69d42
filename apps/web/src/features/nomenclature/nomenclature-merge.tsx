import type { Nomenclature } from '@plenum/domain/nomenclature'
import { useTranslation } from '@plenum/i18n/react'
import { MergeView } from '#app/form/merge-view.tsx'
import type { Conflict } from '#app/form/use-editing.ts'
import { scopeOf, type NomenclatureDraft, type NomenclatureField } from './nomenclature-draft.ts'

interface NomenclatureMergeProps {
  conflict: Conflict<Nomenclature, NomenclatureField, NomenclatureDraft>
  onDone: (made: Nomenclature) => void
}

/** Two people changed one template: what to keep of it. */
export function NomenclatureMerge({ conflict, onDone }: NomenclatureMergeProps) {
  const { t } = useTranslation('nomenclature')
  const label = (field: NomenclatureField) =>
    field === 'stand_in' ? t(($) => $.missing) : t(($) => $[field])
  const value = (field: NomenclatureField, values: NomenclatureDraft) => {
    if (field === 'template') return values.template
    if (field === 'hand_typed') return t(($) => $.hand[values.hand_typed])
    if (field === 'stand_in') return values.stand_in ?? t(($) => $.missing_refuse)
    const names = scopeOf(values).map((token) => t(($) => $.token[token]))
    return names.length === 0 ? t(($) => $.scope_none) : names.join(', ')
  }
  return <MergeView conflict={conflict} words={{ label, value }} onDone={onDone} />
}
