import { ASSET_STATUSES, ratingOf } from '@plenum/domain/asset'
import type { ImportColumn } from '@plenum/domain/asset-import-columns'
import type { ImportRow } from '@plenum/domain/asset-import-edit'
import { LANES } from '@plenum/domain/lane'
import { FACES } from '@plenum/domain/placement'
import { formatDate } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { useTypeName } from '#app/page/type-name.ts'
import { useColumnWords } from './column-words.ts'

type Change = ImportRow['changes'][number]

const DATES: readonly ImportColumn[] = ['purchase_date', 'warranty_date']

/** A value of a change as it is read. */
function useValueWords() {
  const { t } = useTranslation('imports')
  const { t: field } = useTranslation('fields')
  const language = useLanguage()
  const typeName = useTypeName()
  return (column: ImportColumn, value: string | null): string => {
    if (value === null) return t(($) => $.updates.nothing)
    const status = ASSET_STATUSES.find((one) => column === 'status' && one === value)
    if (status !== undefined) return field(($) => $.status[status])
    const rating = ratingOf(column, value)
    if (rating !== undefined) return field(($) => $.priority[rating])
    const face = FACES.find((one) => column === 'face' && one === value)
    if (face !== undefined) return t(($) => $.updates.faces[face])
    const lane = LANES.find((one) => column === 'lane' && one === value)
    if (lane !== undefined) return field(($) => $.lane[lane])
    if (column === 'asset_type') return typeName({ code: value, name: null })
    return DATES.includes(column) ? formatDate(language, value) : value
  }
}

const line = css({ display: 'block', truncate: true, minWidth: '0' })

/** What a row changes of one field: from and to. */
export function ChangeCell({ row, change }: { row: ImportRow; change: Change }) {
  const { t } = useTranslation('imports')
  const words = useColumnWords()
  const { was, becomes } = useChangeWords(change)
  const told = t(($) => $.updates.becomes, {
    column: words(change.column),
    name: row.asset?.name ?? '',
    from: was,
    to: becomes,
  })
  return (
    <span className={line} title={told}>
      <FromTo was={was} becomes={becomes} />
    </span>
  )
}

/** The first of a row's changes by its field, and how many more there are. */
export function ChangeLine({ row, change }: { row: ImportRow; change: Change }) {
  const words = useColumnWords()
  const more = row.changes.length - 1
  return (
    <span className={line}>
      {words(change.column)}: <FromTo {...useChangeWords(change)} />
      {more > 0 && <span className={css({ color: 'text.muted' })}> +{more}</span>}
    </span>
  )
}

function useChangeWords({ column, from, to }: Change) {
  const valueWords = useValueWords()
  return { was: valueWords(column, from), becomes: valueWords(column, to) }
}

function FromTo({ was, becomes }: { was: string; becomes: string }) {
  return (
    <>
      <del className={css({ color: 'text.muted' })}>{was}</del>
      <span aria-hidden="true"> → </span>
      <ins className={css({ fontWeight: 'semibold', textDecoration: 'none' })}>{becomes}</ins>
    </>
  )
}
