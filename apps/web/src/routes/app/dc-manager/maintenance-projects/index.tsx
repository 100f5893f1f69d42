import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { HallMaintenance } from '#app/features/maintenance/maintenance-page.tsx'
import type { MaintenanceSearch } from '#app/features/maintenance/maintenance-search.ts'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/dc-manager/maintenance-projects/')({
  validateSearch: texts<MaintenanceSearch>(),
  beforeLoad: ({ context }) => demand(context.user.permissions, 'projects', 'onlyRead'),
  loader: ({ context }) =>
    Promise.all([loadWords(context.i18n, 'maintenance'), loadWords(context.i18n, 'work')]),
  component: HallMaintenance,
})
