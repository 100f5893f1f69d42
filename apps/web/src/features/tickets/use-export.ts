import { csvText } from '@plenum/domain/csv'
import { MAX_PAGE_SIZE } from '@plenum/domain/page'
import type { TicketFilter, TicketSummary } from '@plenum/domain/ticket'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useMutation } from '@tanstack/react-query'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { saveFile } from '#app/page/save-file.ts'
import { api } from './queries.ts'

const COLUMNS = [
  'number',
  'kind',
  'subject',
  'status',
  'priority',
  'reporter',
  'answers',
  'created_at',
  'last_update',
] as const

/** Every ticket of a filter, in the order they were sent: one that is written meanwhile comes last. */
async function everyTicket(filter: TicketFilter): Promise<TicketSummary[]> {
  const tickets: TicketSummary[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = { ...filter, ordering: 'number', limit: MAX_PAGE_SIZE } as const
    const page: Awaited<ReturnType<typeof api.list>> = await api.list({
      ...query,
      ...(cursor !== '' && { cursor }),
    })
    tickets.push(...page.results)
    cursor = page.next
  }
  return tickets
}

/** Takes everything a filter finds away as a file; the log says so first. */
export function useExport() {
  const { t } = useTranslation('tickets')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const errorWords = useErrorWords()
  const rowOf = (ticket: TicketSummary): string[] => [
    String(ticket.number),
    t(($) => $.kind[ticket.kind]),
    ticket.subject,
    fields(($) => $.process[ticket.status]),
    fields(($) => $.priority[ticket.priority]),
    ticket.reporter.name,
    String(ticket.answers),
    ticket.created_at,
    ticket.last_update,
  ]
  return useMutation({
    mutationFn: async (filter: TicketFilter) => {
      await api.noteExport(filter)
      return everyTicket(filter)
    },
    onSuccess: (tickets) => {
      saveFile(
        t(($) => $.export.file),
        csvText([COLUMNS.map((name) => t(($) => $.field[name])), ...tickets.map(rowOf)]),
      )
      const shown = formatNumber(language, tickets.length)
      void notify({ type: 'success', title: t(($) => $.export.done, { count: tickets.length, shown }) })
    },
    onError: (error) =>
      notify({ type: 'error', title: t(($) => $.export.failed), message: errorWords(error) }),
  })
}
