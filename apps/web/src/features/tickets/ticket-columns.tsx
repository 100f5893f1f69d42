import type { TicketOrder, TicketSummary } from '@plenum/domain/ticket'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { Link } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import { Moment } from '#app/page/moment.tsx'
import type { Column } from '#app/table/columns.ts'
import { KindMark, KindSign, PriorityMark, StatusMark } from './ticket-marks.tsx'

interface Cell {
  row: TicketSummary
}

const cut = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

// what it leads to is fetched when a pointer comes near
const SubjectCell = ({ row }: Cell) => (
  <Link
    to="/app/support/tickets/$ticketId"
    params={{ ticketId: row.id }}
    className={`${cut} ${css({ fontWeight: 'medium' })}`}
    title={row.subject}
    tabIndex={-1}
  >
    {row.subject}
  </Link>
)

const KindCell = ({ row }: Cell) => <KindMark kind={row.kind} />
const StatusCell = ({ row }: Cell) => <StatusMark status={row.status} />
const PriorityCell = ({ row }: Cell) => <PriorityMark priority={row.priority} />

function AnswersCell({ row: { answers } }: Cell) {
  const { t } = useTranslation('tickets')
  const shown = formatNumber(useLanguage(), answers)
  if (answers === 0) return null
  return (
    <span
      className={hstack({
        display: 'inline-flex',
        gap: '1',
        color: 'text.muted',
        fontVariantNumeric: 'tabular-nums',
      })}
      title={t(($) => $.answers, { count: answers, shown })}
    >
      <MessageSquare
        aria-hidden="true"
        className={css({ width: '[14px]', height: '[14px]', flexShrink: '0' })}
      />
      {shown}
    </span>
  )
}

const UpdateCell = ({ row }: Cell) => <Moment at={row.last_update} to="day" />

/** A row of the list on a phone. */
export function TicketCard({ row }: Cell) {
  return (
    <div className={stack({ gap: '1', width: 'full', minWidth: '0' })}>
      <div className={hstack({ gap: '2', minWidth: '0' })}>
        <span className={css({ color: 'text.muted', fontVariantNumeric: 'tabular-nums', flexShrink: '0' })}>
          #{row.number}
        </span>
        <KindSign kind={row.kind} />
        <span className={css({ display: 'flex', flex: '1', minWidth: '0' })}>
          <SubjectCell row={row} />
        </span>
        <AnswersCell row={row} />
      </div>
      <div className={hstack({ gap: '3', minWidth: '0', color: 'text.muted', textStyle: 'table' })}>
        <StatusMark status={row.status} />
        <PriorityMark priority={row.priority} />
        <span className={css({ ml: 'auto', flexShrink: '0' })}>
          <UpdateCell row={row} />
        </span>
      </div>
    </div>
  )
}

export type TicketColumn =
  | 'number'
  | 'subject'
  | 'kind'
  | 'status'
  | 'priority'
  | 'reporter'
  | 'answers'
  | 'last_update'

/** The list's columns for those who see everybody's tickets. */
export const ALL_COLUMNS: readonly Column<TicketSummary, TicketColumn, TicketOrder>[] = [
  {
    id: 'number',
    size: 6.5,
    kind: 'number',
    orders: { ascending: 'number', descending: '-number', first: 'descending' },
    text: ({ number }) => `#${number}`,
  },
  { id: 'subject', size: 13, grow: 4, Cell: SubjectCell, isStateless: true },
  { id: 'kind', size: 7.75, Cell: KindCell, isStateless: true },
  { id: 'status', size: 7.5, Cell: StatusCell, isStateless: true },
  { id: 'priority', size: 6.25, Cell: PriorityCell, isStateless: true },
  { id: 'reporter', size: 8, grow: 1, text: ({ reporter }) => reporter.name },
  { id: 'answers', size: 6.25, Cell: AnswersCell, isStateless: true },
  {
    id: 'last_update',
    size: 8.25,
    orders: { ascending: 'last_update', descending: '-last_update', first: 'descending' },
    Cell: UpdateCell,
    isStateless: true,
  },
]

/** The columns of one's own tickets. */
export const OWN_COLUMNS: typeof ALL_COLUMNS = ALL_COLUMNS.filter(({ id }) => id !== 'reporter')
