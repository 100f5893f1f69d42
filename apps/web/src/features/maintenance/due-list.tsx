import type { PlannedMaintenance } from '@plenum/domain/maintenance-rule'
import type { WorkSummary } from '@plenum/domain/work-request'
import { addDays } from '@plenum/domain/date'
import { slaOf } from '@plenum/domain/sla'
import { formatDate } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { CalendarPlus } from 'lucide-react'
import { useId } from 'react'
import { daysOf, isOverdue, localDay } from '#app/work/due.ts'
import { DueMark, PriorityMark, SlaMark, StageMark } from '#app/work/work-marks.tsx'
import type { MaintenanceArea } from './maintenance-search.ts'
import { RequestLink } from './request-link.tsx'

/** A request, or what a rule is going to make one of. */
type Due = { day: string; request: WorkSummary } | { day: string; planned: PlannedMaintenance }

const GROUPS = ['overdue', 'week', 'later'] as const
type Group = (typeof GROUPS)[number]

const isLate = (request: WorkSummary, now: Date): boolean =>
  isOverdue(request, now) || slaOf(request, now) === 'overdue'

/** What is due, in three groups, each by its days. */
export function groupsOf(
  requests: readonly WorkSummary[],
  planned: readonly PlannedMaintenance[],
  now: Date,
): Record<Group, Due[]> {
  const today = localDay(now)
  const groups: Record<Group, Due[]> = { overdue: [], week: [], later: [] }
  const groupOf = (due: Due): Group => {
    if ('request' in due ? isLate(due.request, now) : due.day < today) return 'overdue'
    return due.day <= addDays(today, 7) ? 'week' : 'later'
  }
  const all: Due[] = [
    ...requests.map((request) => ({ day: daysOf(request)?.first ?? today, request })),
    ...planned.map((each) => ({ day: each.due_on, planned: each })),
  ]
  for (const due of all.toSorted((one, other) => one.day.localeCompare(other.day)))
    groups[groupOf(due)].push(due)
  return groups
}

interface DueListProps {
  area: MaintenanceArea
  requests: readonly WorkSummary[]
  planned: readonly PlannedMaintenance[]
  now: Date
}

/** Maintenance that is overdue, due this week, or later; what rules will make stands among it. */
export function DueList({ area, requests, planned, now }: DueListProps) {
  const groups = groupsOf(requests, planned, now)
  return (
    <div className={stack({ gap: '4' })}>
      {GROUPS.filter((group) => groups[group].length > 0).map((group) => (
        <DueGroup key={group} area={area} group={group} all={groups[group]} now={now} />
      ))}
    </div>
  )
}

interface DueGroupProps extends Pick<DueListProps, 'area' | 'now'> {
  group: Group
  all: readonly Due[]
}

function DueGroup({ area, group, all, now }: DueGroupProps) {
  const { t } = useTranslation('maintenance')
  const id = useId()
  return (
    <section aria-labelledby={id} className={stack({ gap: '2' })}>
      <h2
        id={id}
        className={css({ textStyle: 'strong', color: group === 'overdue' ? 'text.danger' : 'text' })}
      >
        {t(($) => $.due[group])}
      </h2>
      <Card inset="none">
        <ul>
          {all.map((due) => (
            <li key={'request' in due ? due.request.id : `${due.planned.rule.id} ${due.day}`} className={row}>
              {'request' in due ? (
                <RequestRow area={area} request={due.request} now={now} />
              ) : (
                <PlannedRow planned={due.planned} />
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

const row = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) auto',
    lg: 'minmax(0, 2fr) minmax(8rem, 1.8fr) minmax(5rem, 0.6fr) minmax(7rem, 1.3fr) minmax(5rem, 1fr)',
  },
  columnGap: '4',
  rowGap: '1',
  alignItems: 'center',
  px: '4',
  py: '2',
  minHeight: 'row',
  textStyle: 'table',
  '& + &': { borderTop: 'hairline' },
})
/** What is due has a line of its own on a phone, and beside the sidebar of a small screen. */
const what = css({ minWidth: '0', gridColumn: { base: '1 / -1', lg: 'auto' } })
const muted = css({ color: 'text.muted', textStyle: 'caption' })
const onWide = css({ display: { base: 'none', lg: 'block' }, minWidth: '0', truncate: true })

/** Requests one below the other, as a phone has room for them. */
export const RequestRows = ({ area, requests, now }: Omit<DueListProps, 'planned'>) => (
  <ul>
    {requests.map((request) => (
      <li key={request.id} className={row}>
        <RequestRow area={area} request={request} now={now} />
      </li>
    ))}
  </ul>
)

interface RequestRowProps extends Pick<DueListProps, 'area' | 'now'> {
  request: WorkSummary
}

function RequestRow({ area, request, now }: RequestRowProps) {
  const { code, assignee, team } = request
  return (
    <>
      <div className={what}>
        <RequestLink area={area} request={request} />
        <span className={css({ textStyle: 'code', color: 'text.muted' })}>{code}</span>
      </div>
      <span className={stack({ gap: '0.5', minWidth: '0' })}>
        <DueMark request={request} now={now} />
        <SlaMark request={request} now={now} />
      </span>
      <PriorityMark priority={request.priority} />
      <StageMark stage={request.stage} />
      <span className={onWide}>{(assignee ?? team)?.name}</span>
    </>
  )
}

function PlannedRow({ planned }: { planned: PlannedMaintenance }) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  const { rule, due_on, made_on, priority, assignee, team } = planned
  return (
    <>
      <div className={what}>
        <span className={css({ display: 'block', truncate: true })} title={rule.name}>
          {rule.name}
        </span>
        <span className={muted}>{t(($) => $.due.made_on, { date: formatDate(language, made_on) })}</span>
      </div>
      <span className={css({ fontVariantNumeric: 'tabular-nums' })}>
        {t(($) => $.due.due_on, { date: formatDate(language, due_on) })}
      </span>
      <PriorityMark priority={priority} />
      <span>
        <Badge>
          <CalendarPlus aria-hidden="true" />
          {t(($) => $.due.planned)}
        </Badge>
      </span>
      <span className={onWide}>{(assignee ?? team)?.name}</span>
    </>
  )
}
