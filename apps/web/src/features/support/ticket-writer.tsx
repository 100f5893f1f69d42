import type { Ticket, TicketContext } from '@plenum/domain/ticket'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { stack } from '@plenum/ui/patterns'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ComponentType } from 'react'
import type { DraftPlace } from '#app/drafts/use-draft.ts'
import type { Written } from '#app/drafts/written.ts'
import { notify } from '#app/notices/notify.ts'
import { contextOf } from './came-from.ts'
import { DraftNote } from '#app/drafts/draft-note.tsx'
import { SentTicket } from './sent-ticket.tsx'
import type { Restored } from './ticket-values.ts'
import { useTicketDraft } from './use-ticket-draft.ts'
import type { TicketFormProps } from './use-ticket-form.ts'

/** What makes one kind of ticket out of what is typed. */
export interface Writing<Values> {
  Fields: ComponentType<TicketFormProps<Values>>
  blank: () => Values
  isBlank: (values: Values) => boolean
  restored: (values: unknown, now: Date) => Restored<Values>
  create: (values: Values, context: TicketContext | null) => Promise<Ticket>
}

interface TicketWriterProps<Values> {
  writing: Writing<Values>
  place: DraftPlace
  draft: Written | null
  page: string
  leaves: TicketFormProps<Values>['leaves']
}

/** One kind of ticket from its draft to the thanks for it. */
export function TicketWriter<Values extends { consent: boolean }>({
  writing,
  leaves,
  ...from
}: TicketWriterProps<Values>) {
  const { Fields, create, ...drafting } = writing
  const { t } = useTranslation('support')
  const language = useLanguage()
  const navigate = useNavigate()
  const [sent, setSent] = useState<Ticket | null>(null)
  const { round, keeping, onValues, onKeep, discard, undo, finish } = useTicketDraft({ ...drafting, ...from })
  if (sent) return <SentTicket ticket={sent} onAnother={() => setSent(null)} />
  const thank = async (ticket: Ticket) => {
    await finish()
    setSent(ticket)
    const { id, number } = ticket
    void notify({
      type: 'success',
      title: t(($) => $.sent.notice, { number }),
      action: {
        label: t(($) => $.sent.open, { number }),
        onClick: () => void navigate({ to: '/app/support/tickets/$ticketId', params: { ticketId: id } }),
      },
    })
  }
  return (
    <div className={stack({ gap: '4' })}>
      {round.gone > 0 && <Alert tone="warning">{t(($) => $.draft.files_gone, { count: round.gone })}</Alert>}
      <Fields
        key={round.number}
        initial={round.values}
        page={round.page}
        leaves={leaves}
        onValues={onValues}
        onKeep={onKeep}
        onSend={(values) => create(values, values.consent ? contextOf(round.page, language) : null)}
        onSent={thank}
        note={<DraftNote restored={round.restoredFrom} keeping={keeping} onDiscard={discard} onUndo={undo} />}
      />
    </div>
  )
}
