import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import type { RacksSearch } from '#app/features/dashboards/dashboard-search.ts'
import { RacksPage } from '#app/features/dashboards/racks-page.tsx'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/dc-manager/dashboard/racks')({
  validateSearch: texts<RacksSearch>(),
  beforeLoad: ({ context }) => {
    demand(context.user.permissions, 'dashboards', 'onlyRead')
    demand(context.user.permissions, 'hierarchy', 'onlyRead')
  },
  loader: ({ context }) =>
    Promise.all([loadWords(context.i18n, 'places'), loadWords(context.i18n, 'dashboards')]),
  component: RacksPage,
})
