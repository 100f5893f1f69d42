import { PRIORITIES, PROCESS_STATUSES } from '@plenum/domain/asset'
import { mayBecome, type Ticket } from '@plenum/domain/ticket'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { flex } from '@plenum/ui/patterns'
import { PriorityBars } from '@plenum/ui/priority-bars'
import { ProcessGlyph } from '@plenum/ui/process-glyph'
import type { ReactNode } from 'react'
import { useChange } from './use-change.ts'

interface Choice<Value> {
  value: Value
  sign: ReactNode
  label: string
}

interface ChoicesProps<Value> {
  label: string
  options: readonly Choice<Value>[]
  current: Value
  /** What was pressed and is on its way. */
  coming: Value | undefined
  onChoose: (value: Value) => void
}

/** What is, and everything it may become, each one press away. */
const Choices = <Value extends string>({
  label,
  options,
  current,
  coming,
  onChoose,
}: ChoicesProps<Value>) => (
  <div role="group" aria-label={label} className={flex({ wrap: 'wrap', gap: '1' })}>
    {options.map(({ value, sign, label: name }) => (
      <Button
        key={value}
        size="compact"
        tone={value === current ? 'neutral' : 'quiet'}
        aria-pressed={value === current}
        loading={value === coming}
        onClick={() => value !== current && onChoose(value)}
      >
        {sign}
        {name}
      </Button>
    ))}
  </div>
)

/** Where a ticket stands, for those who decide it. */
export function TicketStatus({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const fields = useTranslation('fields').t
  const change = useChange(ticket)
  return (
    <Choices
      label={t(($) => $.ticket.move)}
      options={PROCESS_STATUSES.filter((status) => mayBecome(ticket.status, status)).map((value) => ({
        value,
        sign: <ProcessGlyph step={value} />,
        label: fields(($) => $.process[value]),
      }))}
      current={ticket.status}
      coming={change.isPending ? change.variables.status : undefined}
      onChoose={(status) => !change.isPending && change.mutate({ status })}
    />
  )
}

/** How urgent a ticket is, for those who decide it. */
export function TicketPriority({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const fields = useTranslation('fields').t
  const change = useChange(ticket)
  return (
    <Choices
      label={t(($) => $.ticket.priority)}
      options={PRIORITIES.map((value) => ({
        value,
        sign: <PriorityBars level={value} />,
        label: fields(($) => $.priority[value]),
      }))}
      current={ticket.priority}
      coming={change.isPending ? change.variables.priority : undefined}
      onChoose={(priority) => !change.isPending && change.mutate({ priority })}
    />
  )
}
