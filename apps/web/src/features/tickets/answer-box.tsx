import { isOver, type Ticket } from '@plenum/domain/ticket'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ConfirmLeave } from '#app/form/confirm-leave.tsx'
import { refusalOf, type FormHandle } from '#app/form/use-sending.ts'
import { AnswerForm, type Answer } from './answer-form.tsx'
import { api, ticketQueries } from './queries.ts'

/** Says something in a ticket's discussion; what is typed is kept until it is there. */
export function AnswerBox({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const queryClient = useQueryClient()
  const handle = useRef<FormHandle>(null)
  // a form that was taken begins anew
  const [taken, setTaken] = useState(0)
  const showLast = async () => {
    void queryClient.invalidateQueries({ queryKey: ticketQueries.lists() })
    void queryClient.invalidateQueries({ queryKey: ticketQueries.detail(ticket.id).queryKey })
    // it is the last line of the discussion, however many pages that has
    const entries = ticketQueries.entries(ticket.id)
    await queryClient.cancelQueries({ queryKey: entries.queryKey })
    await queryClient.fetchInfiniteQuery({ ...entries, pages: Number.MAX_SAFE_INTEGER })
  }
  const send = async ({ text, files }: Answer) => {
    const refused = await refusalOf(api.answer(ticket.id, { text, files: files.map(({ id }) => id) }))
    if (refused !== null) return refused
    setTaken((before) => before + 1)
    showLast().catch(() => undefined)
    return null
  }
  return (
    <div className={stack({ gap: '3', borderTop: 'hairline', pt: '5' })}>
      {isOver(ticket.status) && <p className={css({ color: 'text.muted' })}>{t(($) => $.answer.closed)}</p>}
      <AnswerForm key={taken} ref={handle} isAnother={taken > 0} onSend={send} />
      <ConfirmLeave
        isUnsaved={() => handle.current?.isUnsaved() ?? false}
        leaves={({ current, next }) => next.pathname !== current.pathname}
        onSave={async () => (await handle.current?.save()) ?? false}
      />
    </div>
  )
}
