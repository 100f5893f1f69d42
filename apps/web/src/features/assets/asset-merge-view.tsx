import type { Asset } from '@plenum/domain/asset'
import type { AssetType } from '@plenum/domain/asset-type'
import { useTranslation } from '@plenum/i18n/react'
import { stack } from '@plenum/ui/patterns'
import * as Sheet from '@plenum/ui/sheet'
import { useAttributeWords } from '#app/attributes/use-attribute-words.ts'
import { MergeView } from '#app/form/merge-view.tsx'
import type { Conflict } from '#app/form/use-editing.ts'
import type { AssetDraft, DraftField } from './asset-merge.ts'
import type { Names } from './asset-names.ts'
import { useFieldWords } from './field-words.tsx'

interface AssetMergeProps {
  conflict: Conflict<Asset | null, DraftField, AssetDraft>
  names: Names
  types: readonly AssetType[]
  onDone: () => void
}

/** Two people changed one asset: what to keep, in its sheet. */
export function AssetMerge({ conflict, names, types, onDone }: AssetMergeProps) {
  const fieldWords = useFieldWords(names)
  const attributeWords = useAttributeWords()
  const wordsOf = ({ asset_type, attributes }: AssetDraft): string | null => {
    const definitions = types.find(({ code }) => code === asset_type)?.attributes ?? []
    const said = definitions.flatMap((definition) => {
      const value = attributes[definition.key] ?? null
      return value === null
        ? []
        : [`${attributeWords.name(definition)}: ${attributeWords.value(definition, value)}`]
    })
    return said.length === 0 ? null : said.join(', ')
  }
  const { t } = useTranslation('fields')
  return (
    <MergeView
      conflict={conflict}
      words={{
        label: (field) => t(($) => $.asset[field]),
        value: (field, values) => (field === 'attributes' ? wordsOf(values) : fieldWords(field, values)),
      }}
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
