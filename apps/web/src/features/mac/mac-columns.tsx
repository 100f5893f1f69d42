import type { WorkOrder, WorkSummary } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { Place } from '@plenum/ui/place'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Badge } from '@plenum/ui/badge'
import { Moment } from '#app/page/moment.tsx'
import type { Column } from '#app/table/columns.ts'
import { useWorkWords } from '#app/work/use-work-words.ts'
import { DueMark, KindMark, PriorityMark, SlaMark, StageMark } from '#app/work/work-marks.tsx'

interface Cell {
  row: WorkSummary
}

const cut = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

function TitleCell({ row }: Cell) {
  const { t } = useTranslation('work')
  return (
    <span className={hstack({ gap: '2', minWidth: '0' })}>
      <Link
        to="/app/dc-manager/mac-projects/$requestId"
        params={{ requestId: row.id }}
        className={`${cut} ${css({ fontWeight: 'medium' })}`}
        title={row.title}
        tabIndex={-1}
      >
        {row.title}
      </Link>
      {row.is_draft && <Badge>{t(($) => $.mac.draft)}</Badge>}
    </span>
  )
}

const KindCell = ({ row }: Cell) => <KindMark kind={row.kind} is_fault={row.is_fault} />
const StageCell = ({ row }: Cell) => <StageMark stage={row.stage} />
const PriorityCell = ({ row }: Cell) => <PriorityMark priority={row.priority} />
function WhenCell({ row }: Cell) {
  const [now] = useState(() => new Date())
  return (
    <span className={`${cut} ${css({ display: 'flex' })}`}>
      <DueMark request={row} now={now} />
    </span>
  )
}
function SlaCell({ row }: Cell) {
  const [now] = useState(() => new Date())
  return (
    <span className={`${cut} ${css({ display: 'flex' })}`}>
      <SlaMark request={row} now={now} />
    </span>
  )
}
const PlaceCell = ({ row }: Cell) => (row.trail.length === 0 ? null : <Place parts={row.trail} />)

function ItemsCell({ row }: Cell) {
  const label = useWorkWords().done(row)
  return (
    <span className={css({ fontVariantNumeric: 'tabular-nums' })} title={label}>
      {row.items_done} / {row.items_total}
    </span>
  )
}

const UpdateCell = ({ row }: Cell) => <Moment at={row.last_update} to="day" />

/** A row of the table on a phone. */
export function RequestCard({ row }: Cell) {
  return (
    <div className={stack({ gap: '1', width: 'full', minWidth: '0' })}>
      <div className={hstack({ gap: '2', minWidth: '0' })}>
        <span className={css({ textStyle: 'code', color: 'text.muted', flexShrink: '0' })}>{row.code}</span>
        <span className={css({ display: 'flex', flex: '1', minWidth: '0' })}>
          <TitleCell row={row} />
        </span>
      </div>
      <div className={hstack({ gap: '3', minWidth: '0', color: 'text.muted', textStyle: 'table' })}>
        <StageMark stage={row.stage} />
        {row.sla_due_at === null ? <KindCell row={row} /> : <SlaCell row={row} />}
        <span className={css({ ml: 'auto', flexShrink: '0' })}>
          <ItemsCell row={row} />
        </span>
      </div>
    </div>
  )
}

export type MacColumn =
  | 'code'
  | 'title'
  | 'kind'
  | 'stage'
  | 'priority'
  | 'window'
  | 'sla'
  | 'place'
  | 'assignee'
  | 'items'
  | 'last_update'

/** The columns of the table. */
export const COLUMNS: readonly Column<WorkSummary, MacColumn, WorkOrder>[] = [
  {
    id: 'code',
    size: 7.5,
    kind: 'code',
    orders: { ascending: 'code', descending: '-code', first: 'descending' },
    text: ({ code }) => code,
  },
  { id: 'title', size: 13, grow: 3, Cell: TitleCell, isStateless: true },
  { id: 'kind', size: 7.5, Cell: KindCell, isStateless: true },
  { id: 'stage', size: 11, Cell: StageCell, isStateless: true },
  {
    id: 'priority',
    size: 6.5,
    orders: { ascending: 'priority', descending: 'priority', first: 'ascending' },
    Cell: PriorityCell,
    isStateless: true,
  },
  {
    id: 'window',
    size: 14,
    grow: 1,
    orders: { ascending: 'due', descending: 'due', first: 'ascending' },
    Cell: WhenCell,
    isStateless: true,
  },
  {
    id: 'sla',
    size: 14,
    orders: { ascending: 'sla', descending: 'sla', first: 'ascending' },
    Cell: SlaCell,
    isStateless: true,
  },
  { id: 'place', size: 9, grow: 1, Cell: PlaceCell, isStateless: true },
  { id: 'assignee', size: 8, grow: 1, text: ({ assignee, team }) => assignee?.name ?? team?.name ?? '' },
  { id: 'items', size: 5.5, kind: 'number', Cell: ItemsCell, isStateless: true },
  {
    id: 'last_update',
    size: 8,
    orders: { ascending: '-last_update', descending: '-last_update', first: 'descending' },
    Cell: UpdateCell,
    isStateless: true,
  },
]
