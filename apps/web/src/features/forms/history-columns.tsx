import type { WorkOrder, WorkSummary } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { useState } from 'react'
import { Moment } from '#app/page/moment.tsx'
import type { Column } from '#app/table/columns.ts'
import { DueMark, KindMark, PriorityMark, StageMark } from '#app/work/work-marks.tsx'
import { code } from './asset-mark.tsx'

interface Cell {
  row: WorkSummary
}

const cut = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

const TitleCell = ({ row }: Cell) => (
  <span className={`${cut} ${css({ fontWeight: 'medium' })}`} title={row.title}>
    {row.title}
  </span>
)
const KindCell = ({ row }: Cell) => <KindMark kind={row.kind} is_fault={row.is_fault} />
const PriorityCell = ({ row }: Cell) => <PriorityMark priority={row.priority} />

function DueCell({ row }: Cell) {
  const [now] = useState(() => new Date())
  return <DueMark request={row} now={now} />
}

function StageCell({ row }: Cell) {
  const { t } = useTranslation('forms')
  return row.is_draft ? <Badge>{t(($) => $.history.draft)}</Badge> : <StageMark stage={row.stage} />
}

const UpdateCell = ({ row }: Cell) => <Moment at={row.last_update} to="day" />

/** A request in the list on a phone. */
export function HistoryCard({ row }: Cell) {
  return (
    <div className={stack({ gap: '1', width: 'full', minWidth: '0' })}>
      <div className={hstack({ gap: '2', minWidth: '0' })}>
        <span className={code}>{row.code}</span>
        <span className={css({ display: 'flex', flex: '1', minWidth: '0' })}>
          <TitleCell row={row} />
        </span>
      </div>
      <div className={hstack({ gap: '3', minWidth: '0', color: 'text.muted', textStyle: 'table' })}>
        <KindCell row={row} />
        <StageCell row={row} />
        <span className={css({ ml: 'auto', flexShrink: '0' })}>
          <UpdateCell row={row} />
        </span>
      </div>
    </div>
  )
}

export type HistoryColumn =
  | 'code'
  | 'title'
  | 'kind'
  | 'stage'
  | 'priority'
  | 'due'
  | 'requester'
  | 'last_update'

/** The columns of the history. */
export const HISTORY_COLUMNS: readonly Column<WorkSummary, HistoryColumn, WorkOrder>[] = [
  {
    id: 'code',
    size: 6.75,
    kind: 'code',
    orders: { ascending: 'code', descending: '-code', first: 'descending' },
    text: ({ code: text }) => text,
  },
  { id: 'title', size: 11, grow: 4, Cell: TitleCell, isStateless: true },
  { id: 'kind', size: 8.25, Cell: KindCell, isStateless: true },
  { id: 'stage', size: 11.5, Cell: StageCell, isStateless: true },
  { id: 'priority', size: 6.25, Cell: PriorityCell, isStateless: true },
  { id: 'due', size: 11, grow: 1, Cell: DueCell, isStateless: true },
  { id: 'requester', size: 6.5, grow: 1, text: ({ requester }) => requester.name },
  { id: 'last_update', size: 7.5, Cell: UpdateCell, isStateless: true },
]
