import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { TicketsPage } from '#app/features/tickets/tickets-page.tsx'
import type { TicketsSearch } from '#app/features/tickets/tickets-search.ts'
import { texts } from '#app/page/texts.ts'

const prefetch = () => import('#app/features/tickets/prefetch.ts')

export const Route = createFileRoute('/app/support/tickets/')({
  validateSearch: texts<TicketsSearch>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const words = loadWords(context.i18n, 'feedback')
    ;(await prefetch()).prefetchTickets(context, deps)
    await words
  },
  component: TicketsPage,
})
