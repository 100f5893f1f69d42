import {
  RECORD_STATES,
  tallyRows,
  type RecordKind,
  type RecordOutcome,
  type RecordState,
} from '@plenum/domain/record-import'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { useState } from 'react'
import { MadeOnTheWay } from './made-on-the-way.tsx'
import { RecordRow } from './record-row.tsx'

interface PlannedRecordsProps {
  kind: RecordKind
  outcome: RecordOutcome
  onDownload: () => void
}

/** Rows that are drawn at once. */
const PART = 50

/** What an import would do, row by row. */
export function PlannedRecords({ kind, outcome: { rows, made }, onDownload }: PlannedRecordsProps) {
  const { t } = useTranslation('records')
  const language = useLanguage()
  const [wanted, setWanted] = useState<RecordState | 'all'>('all')
  const [drawn, setDrawn] = useState(PART)
  const tally = tallyRows(rows)
  const shown = (count: number) => ({ count, shown: formatNumber(language, count) })
  const listed = wanted === 'all' ? rows : rows.filter(({ state }) => state === wanted)
  const option = (value: RecordState | 'all', label: string, count: number) => (
    <option key={value} value={value}>{`${label} (${formatNumber(language, count)})`}</option>
  )
  return (
    <div className={stack({ gap: '4' })}>
      {tally.refused > 0 && (
        <Alert
          tone="warning"
          live
          title={t(($) => $.refused, shown(tally.refused))}
          actions={<Button onClick={onDownload}>{t(($) => $.download)}</Button>}
        >
          {t(($) => $.refused_text)}
        </Alert>
      )}
      {tally.new + tally.changed === 0 && <Alert tone="info">{t(($) => $.nothing)}</Alert>}
      {made.length > 0 && <MadeOnTheWay made={made} />}
      <Select
        aria-label={t(($) => $.show)}
        value={wanted}
        onChange={({ target }) => {
          setWanted(RECORD_STATES.find((state) => state === target.value) ?? 'all')
          setDrawn(PART)
        }}
      >
        {option(
          'all',
          t(($) => $.all),
          rows.length,
        )}
        {RECORD_STATES.map((state) =>
          option(
            state,
            t(($) => $.state[state]),
            tally[state],
          ),
        )}
      </Select>
      {listed.length === 0 ? (
        <p className={css({ color: 'text.muted' })}>{t(($) => $.no_rows)}</p>
      ) : (
        <ul aria-label={t(($) => $.rows)} className={css({ borderTop: 'hairline' })}>
          {listed.slice(0, drawn).map((row) => (
            <RecordRow key={row.line} kind={kind} row={row} />
          ))}
        </ul>
      )}
      {listed.length > drawn && (
        <Button tone="quiet" onClick={() => setDrawn(drawn + PART)}>
          {t(($) => $.more, shown(Math.min(PART, listed.length - drawn)))}
        </Button>
      )}
    </div>
  )
}
