import { unitOf } from '@plenum/domain/place-facts'
import type { RecordKind } from '@plenum/domain/record-import'
import { formatDate, formatList, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
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
  const codes = useTranslation('nomenclature').t
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
    entity: codes(($) => $.entity, { returnObjects: true }),
    hand_typed: codes(($) => $.hand, { returnObjects: true }),
  }
  const nothing = (field: string): string => {
    if (field === 'scope') return codes(($) => $.scope_none)
    return field === 'stand_in' ? codes(($) => $.missing_refuse) : t(($) => $.nothing_set)
  }
  return {
    column: (name: string): string => {
      const unit = kind === 'node' ? unitOf(name) : ''
      return `${columns[name] ?? t(($) => $.parent_id)}${unit === '' ? '' : ` (${unit})`}`
    },
    /** What a row is called; of a template of codes, what has them. */
    name: (name: string): string => {
      const [of = '', ...type] = name.split(' ')
      return kind === 'nomenclature' ? [options.entity?.[of] ?? of, ...type].join(' ') : name
    },
    /** A value as a person reads it; `unknown` where there is none. */
    value: (field: string, value: unknown): string => {
      if (value === null && kind === 'user') return t(($) => $.no_team)
      if ((kind === 'saved_view' || kind === 'nomenclature') && isNothing(value)) return nothing(field)
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
