import type { RecordKind, RecordRow as Row } from '@plenum/domain/record-import'
import { namedBy } from '@plenum/domain/record-import-columns'
import { useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { css } from '@plenum/ui/css'
import { grid, hstack, stack, wrap } from '@plenum/ui/patterns'
import { useRecordWords } from './use-record-words.ts'

const TONES = {
  new: 'accent',
  changed: 'info',
  same: 'neutral',
  refused: 'danger',
} as const satisfies Record<Row['state'], string>

/** What becomes of one row: what it says of a new record, what changes of a known one, or why it is refused. */
export function RecordRow({ kind, row }: { kind: RecordKind; row: Row }) {
  const { t } = useTranslation('records')
  const words = useRecordWords(kind)
  const { line, name, state } = row
  return (
    <li className={stack({ gap: '2', paddingBlock: '3', borderBottom: 'hairline', minWidth: '0' })}>
      <div className={hstack({ gap: '3', flexWrap: 'wrap' })}>
        <span className={css({ color: 'text.muted', minWidth: '[4rem]' })}>{t(($) => $.row, { line })}</span>
        <span
          className={css({ flex: '1', minWidth: '[8rem]', fontWeight: 'medium', overflowWrap: 'anywhere' })}
        >
          {words.name(name) || t(($) => $.no_name)}
        </span>
        <Badge tone={TONES[state]}>{t(($) => $.state[state])}</Badge>
      </div>
      <Details kind={kind} row={row} />
    </li>
  )
}

const inset = { base: '0', sm: '[4.75rem]' } as const

function Details({ kind, row: { state, changes, problems } }: { kind: RecordKind; row: Row }) {
  const { t } = useTranslation('records')
  const words = useRecordWords(kind)
  if (state === 'new') return <Says kind={kind} changes={changes} />
  const said = ({ field, from, to }: Row['changes'][number]) =>
    t(($) => $.from_to, { from: words.value(field, from), to: words.value(field, to) })
  const lines =
    state === 'refused'
      ? problems.map(({ attr, detail }) => ({ column: attr, text: detail }))
      : changes.map((change) => ({ column: change.field, text: said(change) }))
  if (lines.length === 0) return null
  return (
    <dl
      className={grid({
        gridTemplateColumns: 'minmax(6rem, 11rem) minmax(0, 1fr)',
        gap: '1',
        paddingLeft: inset,
      })}
    >
      {lines.map(({ column, text }, at) => (
        // of one column several things can be wrong
        <div key={at} className={css({ display: 'contents' })}>
          <dt className={css({ color: 'text.muted', _empty: { display: 'none' } })}>
            {column !== null && words.column(column)}
          </dt>
          <dd
            className={css({
              overflowWrap: 'anywhere',
              color: state === 'refused' ? 'text.danger' : 'text',
              gridColumn: column === null ? '1 / -1' : 'auto',
            })}
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What a row says of a new record beside its name, in as few lines as it takes. */
function Says({ kind, changes }: { kind: RecordKind; changes: Row['changes'] }) {
  const words = useRecordWords(kind)
  const beside = changes.filter(({ field }) => !namedBy(kind).includes(field))
  return (
    <dl className={wrap({ rowGap: '0.5', columnGap: '4', paddingLeft: inset })}>
      {beside.map(({ field, to }) => (
        <div key={field} className={hstack({ gap: '1.5', minWidth: '0' })}>
          <dt className={css({ color: 'text.muted' })}>{words.column(field)}</dt>
          <dd className={css({ overflowWrap: 'anywhere' })}>{words.value(field, to)}</dd>
        </div>
      ))}
    </dl>
  )
}
