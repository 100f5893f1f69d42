import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { ReportPage } from '#app/features/reports/report-page.tsx'
import type { ReportSearch } from '#app/features/reports/report-search.ts'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/operations/reports/$report')({
  validateSearch: texts<ReportSearch>(),
  beforeLoad: ({ context }) => demand(context.user.permissions, 'dashboards', 'onlyRead'),
  loader: ({ context }) => Promise.all([loadWords(context.i18n, 'reports'), loadWords(context.i18n, 'work')]),
  component: OperationsReport,
})

function OperationsReport() {
  return <ReportPage area="operations" />
}
