import { createFileRoute } from '@tanstack/react-router'
import { OneReport, reportRoute } from '#app/features/reports/report-routes.ts'
import type { ReportSearch } from '#app/features/reports/report-search.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/dc-manager/reports/$report')({
  codeSplitGroupings: [],
  ...reportRoute,
  validateSearch: texts<ReportSearch>(),
  component: OneReport,
})
