import { unitOf } from '@plenum/domain/place-facts'
import type { RecordKind } from '@plenum/domain/record-import'
import { formatDate, formatList, formatNumber } from '@plenum/i18n/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'
import { useWords } from '#app/page/use-words.ts'

type Words = Readonly<Record<string, string>>

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** The words of the import of a kind, and of what its records hold. */
export function useRecordWords(kind: RecordKind) {
  useWords('records', 'imports', 'library', 'places', 'settings')
  const language = useLanguage()
  const { t } = useTranslation('records')
  const catalogue = useTranslation('catalogue').t
  const fields = useTranslation('fields').t
  const tags = useTranslation('tags').t
  const place = useTranslation('place').t
  const columns: Words = t(($) => $.column[kind], { returnObjects: true })
  const options: Readonly<Record<string, Words>> = {
    type: fields(($) => $.node, { returnObjects: true }),
    status: t(($) => $.node_status, { returnObjects: true }),
    state: t(($) => $.user_state, { returnObjects: true }),
    ...place(($) => $.option, { returnObjects: true }),
    category: fields(($) => $.category, { returnObjects: true }),
    mounts: catalogue(($) => $.mount, { returnObjects: true }),
    data_bearing: catalogue(($) => $.data_bearing, { returnObjects: true }),
    width: catalogue(($) => $.width, { returnObjects: true }),
    psu_redundancy: catalogue(($) => $.psu_redundancy, { returnObjects: true }),
    inlet: catalogue(($) => $.inlet, { returnObjects: true }),
    airflow: catalogue(($) => $.airflow, { returnObjects: true }),
    lifecycle: catalogue(($) => $.lifecycle, { returnObjects: true }),
    colour: tags(($) => $.colours, { returnObjects: true }),
    scope: { ...fields(($) => $.category, { returnObjects: true }), asset: tags(($) => $.scope_any) },
    asset_type: fields(($) => $.type, { returnObjects: true }),
  }
  return {
    column: (name: string): string => {
      const unit = kind === 'node' ? unitOf(name) : ''
      return `${columns[name] ?? t(($) => $.parent_id)}${unit === '' ? '' : ` (${unit})`}`
    },
    /** A value as a person reads it; `unknown` where there is none. */
    value: (field: string, value: unknown): string => {
      if (value === null && kind === 'user') return t(($) => $.no_team)
      if (kind === 'saved_view' && isNothing(value)) return t(($) => $.nothing_set)
      if (typeof value === 'boolean') return t(($) => (value ? $.yes : $.no))
      if (typeof value === 'number') return formatNumber(language, value)
      if (Array.isArray(value) && value.length > 0)
        return formatList(
          language,
          value.map((each) => options[field]?.[String(each)] ?? String(each)),
        )
      if (typeof value !== 'string') return t(($) => $.unknown)
      return field.endsWith('_date') ? formatDate(language, value) : (options[field]?.[value] ?? value)
    },
  }
}
