import { createFileRoute } from '@tanstack/react-router'
import { reportRoute, Reports } from '#app/features/reports/report-routes.ts'

export const Route = createFileRoute('/app/facility/reports/')({
  codeSplitGroupings: [],
  ...reportRoute,
  component: Reports,
})
