import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { OperationsPage } from '#app/features/plant/operations-page.tsx'
import { demand } from '#app/notices/forbidden.ts'

export const Route = createFileRoute('/app/operations/dashboard')({
  beforeLoad: ({ context }) => demand(context.user.permissions, 'dashboards', 'onlyRead'),
  loader: ({ context }) => Promise.all([loadWords(context.i18n, 'plant'), loadWords(context.i18n, 'work')]),
  component: OperationsPage,
})
