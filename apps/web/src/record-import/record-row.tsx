import type { RecordKind, RecordRow as Row } from '@plenum/domain/record-import'
import { Badge } from '@plenum/ui/badge'
import { css } from '@plenum/ui/css'
import { grid, hstack, stack } from '@plenum/ui/patterns'
import { useTranslation } from 'react-i18next'
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
  const { line, name, state } = row
  return (
    <li className={stack({ gap: '2', paddingBlock: '3', borderBottom: 'hairline', minWidth: '0' })}>
      <div className={hstack({ gap: '3', flexWrap: 'wrap' })}>
        <span className={css({ color: 'text.muted', minWidth: '[4rem]' })}>{t(($) => $.row, { line })}</span>
        <span
          className={css({ flex: '1', minWidth: '[8rem]', fontWeight: 'medium', overflowWrap: 'anywhere' })}
        >
          {name || t(($) => $.no_name)}
        </span>
        <Badge tone={TONES[state]}>{t(($) => $.state[state])}</Badge>
      </div>
      <Details kind={kind} row={row} />
    </li>
  )
}

function Details({ kind, row: { state, changes, problems } }: { kind: RecordKind; row: Row }) {
  const { t } = useTranslation('records')
  const words = useRecordWords(kind)
  const said = ({ field, from, to }: Row['changes'][number]) =>
    state === 'new'
      ? words.value(field, to)
      : t(($) => $.from_to, { from: words.value(field, from), to: words.value(field, to) })
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
        paddingLeft: { base: '0', sm: '[4.75rem]' },
      })}
    >
      {lines.map(({ column, text }, at) => (
        // of one column several things can be wrong
        <div key={at} className={css({ display: 'contents' })}>
          <dt className={css({ color: 'text.muted' })}>{column === null ? '' : words.column(column)}</dt>
          <dd
            className={css({ overflowWrap: 'anywhere', color: state === 'refused' ? 'text.danger' : 'text' })}
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
