import { isImage } from '@plenum/domain/file'
import type { Ticket } from '@plenum/domain/ticket'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { flex, stack } from '@plenum/ui/patterns'
import { useId, useState, type ReactNode } from 'react'
import { Pictures } from '#app/files/pictures.tsx'
import { TicketFiles } from './ticket-files.tsx'

/** What its reporter wrote: an improvement, or the way to a bug. */
export function TicketContent({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const [looking, setLooking] = useState<string | null>(null)
  const { usefulness, desired_features, expected_result, steps, files } = ticket
  const pictures = [...steps.flatMap((step) => step.files), ...files].filter(isImage)
  return (
    <Card className={stack({ gap: '6' })}>
      {usefulness !== null && (
        <Part title={t(($) => $.field.usefulness)}>
          <Said>{usefulness}</Said>
        </Part>
      )}
      {desired_features !== null && (
        <Part title={t(($) => $.field.desired_features)}>
          <Said>{desired_features}</Said>
        </Part>
      )}
      {steps.length > 0 && (
        <Part title={t(($) => $.field.steps)}>
          <ol className={stack({ gap: '5' })}>
            {steps.map((step, index) => (
              <TicketStep key={index} step={step} number={index + 1} onLook={setLooking} />
            ))}
          </ol>
        </Part>
      )}
      {expected_result !== null && (
        <Part title={t(($) => $.field.expected_result)}>
          <Said>{expected_result}</Said>
        </Part>
      )}
      {files.length > 0 && (
        <Part title={t(($) => $.field.files)}>
          <TicketFiles label={t(($) => $.field.files)} files={files} onLook={setLooking} />
        </Part>
      )}
      <Pictures files={pictures} current={looking} onCurrent={setLooking} />
    </Card>
  )
}

interface TicketStepProps {
  step: Ticket['steps'][number]
  number: number
  onLook: (id: string) => void
}

function TicketStep({ step, number, onLook }: TicketStepProps) {
  const { t } = useTranslation('tickets')
  const shown = formatNumber(useLanguage(), number)
  return (
    <li className={flex({ gap: '3', minWidth: '0' })}>
      <span aria-hidden="true" className={numeral}>
        {shown}
      </span>
      <div className={stack({ gap: '3', flex: '1', minWidth: '0' })}>
        <Said>{step.text}</Said>
        <TicketFiles
          label={t(($) => $.ticket.files_of_step, { number: shown })}
          files={step.files}
          onLook={onLook}
        />
      </div>
    </li>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={stack({ gap: '2', minWidth: '0' })}>
      <h2 id={id} className={css({ textStyle: 'strong' })}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** As it was typed. */
const Said = ({ children }: { children: string }) => (
  <p className={css({ maxWidth: 'prose', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })}>{children}</p>
)

const numeral = css({
  display: 'grid',
  placeContent: 'center',
  flexShrink: '0',
  width: '6',
  height: '6',
  borderRadius: 'full',
  bg: 'neutral.subtle',
  textStyle: 'caption',
  fontVariantNumeric: 'tabular-nums',
})
