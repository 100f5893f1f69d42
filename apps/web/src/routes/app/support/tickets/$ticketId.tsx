import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { TicketPage } from '#app/features/tickets/ticket-page.tsx'

const prefetch = () => import('#app/features/tickets/prefetch.ts')

export const Route = createFileRoute('/app/support/tickets/$ticketId')({
  loader: async ({ context, params }) => {
    const words = loadWords(context.i18n, 'feedback')
    ;(await prefetch()).prefetchTicket(context.queryClient, params.ticketId)
    await words
  },
  component: TicketPage,
})
