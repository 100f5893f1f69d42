import type { ImportColumn } from '@plenum/domain/asset-import-columns'
import type { ImportRow } from '@plenum/domain/asset-import-edit'
import { useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { TextInput } from '@plenum/ui/text-input'
import { ChangeCell, ChangeLine } from './change-cell.tsx'
import { useColumnWords } from './column-words.ts'
import { useProblemWords } from './problem-words.ts'
import { useRowActions } from './row-actions.ts'

const cut = css({ truncate: true, minWidth: '0' })
const muted = css({ truncate: true, minWidth: '0', color: 'text.muted' })

/** A cell of the file; one with a problem can be typed over, and is sent when it is left. */
export function FileCell({ row, column }: { row: ImportRow; column: ImportColumn }) {
  const { t } = useTranslation('imports')
  const words = useColumnWords()
  const describe = useProblemWords()
  const { onMend } = useRowActions()
  const text = row.cells[column] ?? ''
  const problem = row.problems.find((one) => one.column === column)
  const change = row.skipped ? undefined : row.changes.find((one) => one.column === column)
  if (problem === undefined && change !== undefined) return <ChangeCell row={row} change={change} />
  // beside what changes, what stays says less
  const tone = row.changes.length > 0 ? muted : cut
  if (problem === undefined || row.skipped) return <span className={tone}>{text}</span>
  const send = (value: string) => value !== text && onMend(row, { cells: { [column]: value } })
  return (
    <TextInput
      // the server's text is the beginning of the next mending
      key={text}
      aria-label={t(($) => $.rows.cell, { column: words(column), line: row.line })}
      aria-invalid={problem.severity === 'error'}
      title={describe(problem)}
      defaultValue={text}
      placeholder={problem.proposal ?? ''}
      onBlur={(event) => send(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}

/** Everything that is wrong with a row, in words. */
export function ProblemsCell({ row }: { row: ImportRow }) {
  const { t } = useTranslation('imports')
  const words = useColumnWords()
  const describe = useProblemWords()
  if (row.skipped) return <Badge>{t(($) => $.rows.skipped)}</Badge>
  const told = row.problems.map((problem) => `${words(problem.column)}: ${describe(problem)}`).join(' · ')
  return (
    <span className={cut} title={told}>
      {told}
    </span>
  )
}

/** Accepts what is proposed, leaves the row out, or takes it in again. */
export function RowControls({ row }: { row: ImportRow }) {
  const { t } = useTranslation('imports')
  const { onMend } = useRowActions()
  const { line } = row
  const proposed = row.problems.find(({ proposal }) => proposal !== null)
  const name = proposed?.proposal ?? ''
  return (
    <span className={hstack({ gap: '1' })}>
      {proposed !== undefined && !row.skipped && (
        <Button
          size="compact"
          aria-label={t(($) => $.rows.accept_of, { name, line })}
          onClick={() => onMend(row, { cells: { [proposed.column]: name } })}
        >
          {t(($) => $.rows.accept)}
        </Button>
      )}
      <Button
        size="compact"
        tone="quiet"
        aria-label={row.skipped ? t(($) => $.rows.unskip_of, { line }) : t(($) => $.rows.skip_of, { line })}
        onClick={() => onMend(row, { skipped: !row.skipped })}
      >
        {row.skipped ? t(($) => $.rows.unskip) : t(($) => $.rows.skip)}
      </Button>
    </span>
  )
}

/** The same row on a narrow screen. */
export function RowCard({ row }: { row: ImportRow }) {
  const [problem] = row.problems
  const [change] = row.changes
  return (
    <div className={stack({ gap: '1', width: 'full', minWidth: '0' })}>
      <span className={hstack({ gap: '2', minWidth: '0', textStyle: 'caption' })}>
        <span className={css({ textStyle: 'code' })}>{row.line}</span>
        {row.asset !== null && <span className={cut}>{row.asset.name}</span>}
        <ProblemsCell row={row} />
      </span>
      <span className={hstack({ gap: '2', minWidth: '0' })}>
        <span className={css({ flex: '1', minWidth: '0' })}>
          {problem === undefined && change !== undefined && !row.skipped ? (
            <ChangeLine row={row} change={change} />
          ) : (
            <FileCell row={row} column={problem?.column ?? 'name'} />
          )}
        </span>
        <RowControls row={row} />
      </span>
    </div>
  )
}
