import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { FacilityPage } from '#app/features/plant/facility-page.tsx'
import { demand } from '#app/notices/forbidden.ts'

export const Route = createFileRoute('/app/facility/dashboard')({
  beforeLoad: ({ context }) => demand(context.user.permissions, 'dashboards', 'onlyRead'),
  loader: ({ context }) => Promise.all([loadWords(context.i18n, 'plant'), loadWords(context.i18n, 'work')]),
  component: FacilityPage,
})
