import type { Priority } from '@plenum/domain/asset'
import type { WorkOp, WorkResult } from '@plenum/domain/work-item'
import type { Risk, WorkKind, WorkSummary } from '@plenum/domain/work-request'
import { slaOf, type Promised, type SlaState } from '@plenum/domain/sla'
import { STATUS_OF, type WorkStage } from '@plenum/domain/work-stage'
import { formatDateTime } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { PriorityBars } from '@plenum/ui/priority-bars'
import { ProcessGlyph } from '@plenum/ui/process-glyph'
import {
  ArrowRightLeft,
  Ban,
  CalendarClock,
  PackageMinus,
  PackagePlus,
  Repeat2,
  SlidersHorizontal,
  Timer,
  TriangleAlert,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { isOverdue } from './due.ts'
import { useWorkWords } from './use-work-words.ts'

const ICONS = {
  move: ArrowRightLeft,
  add: PackagePlus,
  change: SlidersHorizontal,
  swap: Repeat2,
  remove: PackageMinus,
  maintenance: Wrench,
  maintain: Wrench,
} as const satisfies Record<WorkKind | WorkOp, LucideIcon>

const small = css({ width: '[14px]', height: '[14px]', flexShrink: '0', color: 'text.muted' })

interface MarkProps {
  sign: ReactNode
  children: string
}

/** A sign and its word. */
const Mark = ({ sign, children }: MarkProps) => (
  <span className={hstack({ display: 'inline-flex', gap: '1.5', minWidth: '0', verticalAlign: 'middle' })}>
    <span className={css({ display: 'flex', flexShrink: '0' })}>{sign}</span>
    <span className={css({ truncate: true })}>{children}</span>
  </span>
)

/** What a request is about: of maintenance, whether it mends what is broken. */
export function KindMark({ kind, is_fault = false }: { kind: WorkKind; is_fault?: boolean }) {
  const { t } = useTranslation('work')
  const Icon = is_fault ? TriangleAlert : ICONS[kind]
  return (
    <Mark sign={<Icon aria-hidden="true" className={small} />}>
      {t(($) => (is_fault ? $.fault : $.kind[kind]))}
    </Mark>
  )
}

/** What is done with one thing. */
export function OpMark({ op }: { op: WorkOp }) {
  const { t } = useTranslation('work')
  const Icon = ICONS[op]
  return <Mark sign={<Icon aria-hidden="true" className={small} />}>{t(($) => $.op[op])}</Mark>
}

/** Where a request is. */
export function StageMark({ stage }: { stage: WorkStage }) {
  const { t } = useTranslation('work')
  return <Mark sign={<ProcessGlyph step={STATUS_OF[stage].status} />}>{t(($) => $.stage[stage])}</Mark>
}

/** How urgent it is. */
export function PriorityMark({ priority }: { priority: Priority }) {
  const { t } = useTranslation('fields')
  return <Mark sign={<PriorityBars level={priority} />}>{t(($) => $.priority[priority])}</Mark>
}

const RISK_TONES = { low: 'neutral', medium: 'warning', high: 'danger' } as const satisfies Record<
  Risk,
  unknown
>

/** How much can go wrong with it. */
export function RiskBadge({ risk }: { risk: Risk }) {
  const { t } = useTranslation('work')
  return <Badge tone={RISK_TONES[risk]}>{t(($) => $.risk[risk])}</Badge>
}

const RESULT_TONES = {
  as_planned: 'accent',
  deviation: 'warning',
  not_done: 'neutral',
} as const satisfies Record<WorkResult, unknown>

/** How what was done compares with what was planned. */
export function ResultBadge({ result }: { result: WorkResult }) {
  const { t } = useTranslation('work')
  return <Badge tone={RESULT_TONES[result]}>{t(($) => $.result[result])}</Badge>
}

/** What keeps a request from going on; nothing where nothing does. */
export function BlockerBadge({ blocker }: Pick<WorkSummary, 'blocker'>) {
  const { t } = useTranslation('work')
  if (blocker === null) return null
  return (
    <Badge tone="danger">
      <Ban aria-hidden="true" />
      {t(($) => $.waits_for, { blocker: t(($) => $.blocker[blocker]) })}
    </Badge>
  )
}

const TIME_COLOURS = {
  plain: css({}),
  warning: css({ color: 'text.warning' }),
  danger: css({ color: 'text.danger' }),
}

interface TimeProps {
  Icon: LucideIcon
  tone: keyof typeof TIME_COLOURS
  children: string
}

const TimeMark = ({ Icon, tone, children }: TimeProps) => (
  <span
    className={`${hstack({ display: 'inline-flex', gap: '1.5', minWidth: '0', fontVariantNumeric: 'tabular-nums' })} ${TIME_COLOURS[tone]}`}
  >
    <Icon aria-hidden="true" className={css({ width: '[14px]', height: '[14px]', flexShrink: '0' })} />
    <span className={css({ minWidth: '0', textOverflow: 'ellipsis', overflow: 'hidden' })}>{children}</span>
  </span>
)

const SLA_TONES = {
  running: 'plain',
  warning: 'warning',
  overdue: 'danger',
  met: 'plain',
  missed: 'danger',
} as const satisfies Record<SlaState, unknown>

/** How a request stands to the moment by which it was promised; nothing where nothing was. */
export function SlaMark({ request, now }: { request: Promised; now: Date }) {
  const { t } = useTranslation('work')
  const language = useLanguage()
  const state = slaOf(request, now)
  if (state === null || request.sla_due_at === null) return null
  const when = formatDateTime(language, request.sla_due_at)
  return (
    <TimeMark Icon={Timer} tone={SLA_TONES[state]}>
      {t(($) => $.sla[state], { when })}
    </TimeMark>
  )
}

type Dated = Pick<WorkSummary, 'stage' | 'window_start' | 'window_end' | 'wanted_on'>

/** When a request takes place, told where that is over and the request is not; nothing where nobody has said it. */
export function DueMark({ request, now }: { request: Dated; now: Date }) {
  const { t } = useTranslation('work')
  const when = useWorkWords().when(request)
  if (when === null) return null
  const isLate = isOverdue(request, now)
  return (
    <TimeMark Icon={CalendarClock} tone={isLate ? 'danger' : 'plain'}>
      {isLate ? t(($) => $.overdue, { when }) : when}
    </TimeMark>
  )
}
