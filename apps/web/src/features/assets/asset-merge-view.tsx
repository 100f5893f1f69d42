import { ASSET_FIELDS, type Asset, type AssetInput } from '@plenum/domain/asset'
import { stack } from '@plenum/ui/patterns'
import * as Sheet from '@plenum/ui/sheet'
import { useTranslation } from 'react-i18next'
import { MergeView } from '#app/form/merge-view.tsx'
import type { Refusal } from './asset-form.tsx'
import { inputOf } from './asset-merge.ts'
import type { Names } from './asset-names.ts'
import { useFieldWords } from './field-words.tsx'

interface AssetMergeProps {
  before: AssetInput
  mine: AssetInput
  theirs: Asset
  names: Names
  onSave: (values: AssetInput) => Promise<Refusal | 'saved' | 'stale'>
  onDone: () => void
}

/** Two people changed one asset: what to keep, in its sheet. */
export function AssetMerge({ before, mine, theirs, names, onSave, onDone }: AssetMergeProps) {
  const { t } = useTranslation('fields')
  return (
    <MergeView
      key={theirs.version}
      fields={ASSET_FIELDS}
      versions={{ before, mine, theirs: inputOf(theirs) }}
      words={{ label: (field) => t(($) => $.asset[field]), value: useFieldWords(names) }}
      onSave={onSave}
      onDone={onDone}
      frame={(choice, actions) => (
        <>
          <Sheet.Body className={stack({ gap: '5' })}>{choice}</Sheet.Body>
          <Sheet.Footer>{actions}</Sheet.Footer>
        </>
      )}
    />
  )
}
