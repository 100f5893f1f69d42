import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { FindPage } from '#app/features/reservations/find-page.tsx'
import type { FindSearch } from '#app/features/reservations/find-search.ts'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/settings/hierarchy/find')({
  validateSearch: texts<FindSearch>(),
  beforeLoad: ({ context }) => {
    demand(context.user.permissions, 'hierarchy', 'onlyRead')
    demand(context.user.permissions, 'assets', 'onlyRead')
  },
  loader: ({ context }) =>
    Promise.all([
      loadWords(context.i18n, 'places'),
      loadWords(context.i18n, 'fit'),
      loadWords(context.i18n, 'reservations'),
    ]),
  component: FindPage,
})
