import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '#app/features/dashboards/dashboard-page.tsx'
import type { DashboardSearch } from '#app/features/dashboards/dashboard-search.ts'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/dc-manager/dashboard/')({
  validateSearch: texts<DashboardSearch>(),
  beforeLoad: ({ context }) => demand(context.user.permissions, 'dashboards', 'onlyRead'),
  loader: ({ context }) =>
    Promise.all([
      loadWords(context.i18n, 'places'),
      loadWords(context.i18n, 'dashboards'),
      loadWords(context.i18n, 'work'),
    ]),
  component: DashboardPage,
})
