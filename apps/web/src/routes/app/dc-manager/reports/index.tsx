import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { ReportsPage } from '#app/features/reports/reports-page.tsx'
import { demand } from '#app/notices/forbidden.ts'

export const Route = createFileRoute('/app/dc-manager/reports/')({
  beforeLoad: ({ context }) => demand(context.user.permissions, 'dashboards', 'onlyRead'),
  loader: ({ context }) => loadWords(context.i18n, 'reports'),
  component: DcReports,
})

function DcReports() {
  return <ReportsPage area="dc" />
}
