import type { Priority, ProcessStatus } from '@plenum/domain/asset'
import type { TicketKind } from '@plenum/domain/ticket'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { PriorityBars } from '@plenum/ui/priority-bars'
import { ProcessGlyph } from '@plenum/ui/process-glyph'
import { Bug, Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const icons = { improvement: Lightbulb, bug: Bug } as const satisfies Record<TicketKind, unknown>

interface MarkProps {
  sign: ReactNode
  children: string
}

/** A sign and its word. */
const Mark = ({ sign, children }: MarkProps) => (
  <span className={hstack({ display: 'inline-flex', gap: '1.5', minWidth: '0' })}>
    <span
      className={css({
        display: 'flex',
        flexShrink: '0',
        color: 'text.muted',
        '& .lucide': { width: '[14px]', height: '[14px]' },
      })}
    >
      {sign}
    </span>
    <span className={css({ truncate: true })}>{children}</span>
  </span>
)

export function KindMark({ kind }: { kind: TicketKind }) {
  const { t } = useTranslation('tickets')
  const Icon = icons[kind]
  return <Mark sign={<Icon aria-hidden="true" />}>{t(($) => $.kind[kind])}</Mark>
}

export function StatusMark({ status }: { status: ProcessStatus }) {
  const { t } = useTranslation('fields')
  return <Mark sign={<ProcessGlyph step={status} />}>{t(($) => $.process[status])}</Mark>
}

export function PriorityMark({ priority }: { priority: Priority }) {
  const { t } = useTranslation('fields')
  return <Mark sign={<PriorityBars level={priority} />}>{t(($) => $.priority[priority])}</Mark>
}
