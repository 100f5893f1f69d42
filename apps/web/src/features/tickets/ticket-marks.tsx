import type { Priority, ProcessStatus } from '@plenum/domain/asset'
import type { TicketKind } from '@plenum/domain/ticket'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { PriorityBars } from '@plenum/ui/priority-bars'
import { ProcessGlyph } from '@plenum/ui/process-glyph'
import { Bug, Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { improvement: Lightbulb, bug: Bug } as const satisfies Record<TicketKind, unknown>

const small = css({ width: '[14px]', height: '[14px]', flexShrink: '0', color: 'text.muted' })

interface MarkProps {
  sign: ReactNode
  children: string
}

/** A sign and its word. */
const Mark = ({ sign, children }: MarkProps) => (
  <span className={hstack({ display: 'inline-flex', gap: '1.5', minWidth: '0' })}>
    <span className={css({ display: 'flex', flexShrink: '0' })}>{sign}</span>
    <span className={css({ truncate: true })}>{children}</span>
  </span>
)

export function KindMark({ kind }: { kind: TicketKind }) {
  const { t } = useTranslation('tickets')
  const Icon = icons[kind]
  return <Mark sign={<Icon aria-hidden="true" className={small} />}>{t(($) => $.kind[kind])}</Mark>
}

/** The same where there is no room for the word. */
export function KindSign({ kind }: { kind: TicketKind }) {
  const { t } = useTranslation('tickets')
  const Icon = icons[kind]
  return <Icon role="img" aria-label={t(($) => $.kind[kind])} className={small} />
}

export function StatusMark({ status }: { status: ProcessStatus }) {
  const { t } = useTranslation('fields')
  return <Mark sign={<ProcessGlyph step={status} />}>{t(($) => $.process[status])}</Mark>
}

export function PriorityMark({ priority }: { priority: Priority }) {
  const { t } = useTranslation('fields')
  return <Mark sign={<PriorityBars level={priority} />}>{t(($) => $.priority[priority])}</Mark>
}
