import { Ticket, type TicketPatch } from '@plenum/domain/ticket'
import { useTranslation } from '@plenum/i18n/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { savedOf } from '#app/form/saved.ts'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { api, ticketQueries } from './queries.ts'

/** Decides about a ticket as it is seen; where somebody else was faster, what he made of it is shown instead. */
export function useChange(ticket: Ticket) {
  const { t } = useTranslation('tickets')
  const fields = useTranslation('fields').t
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const show = (newer: Ticket) => queryClient.setQueryData(ticketQueries.detail(ticket.id).queryKey, newer)
  const refuse = (error: Error) =>
    void notify({ type: 'error', title: t(($) => $.ticket.not_changed), message: errorWords(error) })
  return useMutation({
    mutationFn: (patch: TicketPatch) => savedOf(Ticket, api.update(ticket, patch)),
    onSuccess: (saved) => {
      if (saved.at === 'refused') return refuse(saved.error)
      if (saved.at === 'saved') return void show(saved.record)
      const { theirs } = saved
      show(theirs)
      void notify({
        type: 'warning',
        title: t(($) => $.ticket.changed_meanwhile, { number: theirs.number }),
        message: t(($) => $.ticket.now, {
          status: fields(($) => $.process[theirs.status]),
          priority: fields(($) => $.priority[theirs.priority]),
        }),
      })
    },
    onError: refuse,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ticketQueries.all() }),
  })
}
