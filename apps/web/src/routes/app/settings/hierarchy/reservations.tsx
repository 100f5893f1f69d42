import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { ReservationsPage } from '#app/features/reservations/reservations-page.tsx'
import type { ReservationsSearch } from '#app/features/reservations/reservations-search.ts'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/settings/hierarchy/reservations')({
  validateSearch: texts<ReservationsSearch>(),
  beforeLoad: ({ context }) => demand(context.user.permissions, 'hierarchy', 'onlyRead'),
  loader: ({ context }) =>
    Promise.all([loadWords(context.i18n, 'places'), loadWords(context.i18n, 'reservations')]),
  component: ReservationsPage,
})
