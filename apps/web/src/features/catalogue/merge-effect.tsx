import type { BrandField } from '@plenum/domain/brand'
import { BRAND_FIELDS } from '@plenum/domain/brand'
import type { MergePreview } from '@plenum/domain/catalogue'
import { MODEL_FIELDS, type ModelField } from '@plenum/domain/model'
import { formatList } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { Misfits, useMisfitWords } from './misfits.tsx'
import { useCountWords } from './usage-link.tsx'

interface MergeEffectProps {
  noun: 'brands' | 'models'
  /** The record that goes. */
  name: string
  preview: MergePreview
}

const isBrandField = (name: string): name is BrandField => BRAND_FIELDS.some((field) => field === name)
const isModelField = (name: string): name is ModelField => MODEL_FIELDS.some((field) => field === name)

/** What a merge would change, sentence by sentence. */
export function MergeEffect({ noun, name, preview }: MergeEffectProps) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const countWords = useCountWords()
  const misfitWords = useMisfitWords()
  const { assets, moved, merged, pictures_lost, misfits, misfits_total } = preview
  const filled = preview.filled
    .filter((field) => field !== 'aliases')
    .flatMap((field) => {
      if (noun === 'brands' && isBrandField(field)) return [t(($) => $.brand_field[field])]
      return noun === 'models' && isModelField(field) ? [t(($) => $.field[field])] : []
    })
  if (misfits_total > 0)
    return (
      <Misfits title={t(($) => $.merge.misfits)} misfits={misfits.map(misfitWords)} total={misfits_total} />
    )
  const sentences = [
    t(($) => $.merge.assets, { count: assets.value, shown: countWords(assets) }),
    moved.length > 0 && t(($) => $.merge.moved, { count: moved.length, names: formatList(language, moved) }),
    merged.length > 0 &&
      t(($) => $.merge.merged, {
        count: merged.length,
        names: formatList(
          language,
          merged.map(({ into }) => into),
        ),
      }),
    filled.length > 0 && t(($) => $.merge.filled, { fields: formatList(language, filled) }),
    noun === 'brands' && t(($) => $.merge.alias, { name }),
    pictures_lost > 0 && t(($) => $.merge.pictures, { count: pictures_lost }),
  ].filter((sentence) => sentence !== false)
  return (
    <ul className={stack({ gap: '2' })}>
      {sentences.map((sentence) => (
        <li key={sentence} className={css({ overflowWrap: 'anywhere' })}>
          {sentence}
        </li>
      ))}
    </ul>
  )
}
