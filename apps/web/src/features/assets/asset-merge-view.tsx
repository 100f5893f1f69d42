import type { Asset, AssetField, AssetInput } from '@plenum/domain/asset'
import { stack } from '@plenum/ui/patterns'
import * as Sheet from '@plenum/ui/sheet'
import { useTranslation } from 'react-i18next'
import { MergeView } from '#app/form/merge-view.tsx'
import type { Conflict } from '#app/form/use-editing.ts'
import type { Names } from './asset-names.ts'
import { useFieldWords } from './field-words.tsx'

interface AssetMergeProps {
  conflict: Conflict<Asset | null, AssetField, AssetInput>
  names: Names
  onDone: () => void
}

/** Two people changed one asset: what to keep, in its sheet. */
export function AssetMerge({ conflict, names, onDone }: AssetMergeProps) {
  const { t } = useTranslation('fields')
  return (
    <MergeView
      conflict={conflict}
      words={{ label: (field) => t(($) => $.asset[field]), value: useFieldWords(names) }}
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
