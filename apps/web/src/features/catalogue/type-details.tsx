import { isBuiltInType } from '@plenum/domain/built-in-types'
import type { AssetTypeRecord } from '@plenum/domain/asset-type-record'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Definition, DefinitionList } from '@plenum/ui/definition-list'
import { useAttributeWords } from '#app/attributes/use-attribute-words.ts'
import { UsageLink } from './usage-link.tsx'
import { useMountWords } from './use-fact-words.ts'

/** All that is known of a type. */
export function TypeDetails({ type }: { type: AssetTypeRecord }) {
  const { t } = useTranslation('catalogue')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const mountWords = useMountWords()
  const attributeWords = useAttributeWords()
  const { code, category, mounts, data_bearing, maintenance_days, attributes, hidden, assets } = type
  return (
    <DefinitionList>
      <Definition term={t(($) => $.type_field.code)} kind="code">
        {code}
      </Definition>
      <Definition term={t(($) => $.sheet.source)}>
        {t(($) => (isBuiltInType(code) ? $.built_in : $.own))}
      </Definition>
      <Definition term={t(($) => $.sheet.in_use)}>
        <UsageLink usage={assets} filter={{ asset_type: code }} />
      </Definition>
      <Definition term={t(($) => $.type_field.category)}>{fields(($) => $.category[category])}</Definition>
      <Definition term={t(($) => $.type_field.mounts)}>{mountWords(mounts)}</Definition>
      <Definition term={t(($) => $.type_field.data_bearing)}>
        {t(($) => $.data_bearing[data_bearing])}
      </Definition>
      <Definition term={t(($) => $.type_field.maintenance_days)}>
        {maintenance_days !== null && t(($) => $.days, { shown: formatNumber(language, maintenance_days) })}
      </Definition>
      <Definition term={t(($) => $.type_field.attributes)}>
        {attributes.map(attributeWords.title).join(', ')}
      </Definition>
      <Definition term={t(($) => $.type_field.hidden)}>{t(($) => (hidden ? $.hidden : $.shown))}</Definition>
    </DefinitionList>
  )
}
