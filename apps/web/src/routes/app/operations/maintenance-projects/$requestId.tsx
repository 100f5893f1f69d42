import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { OwnRequest } from '#app/features/mac/request-page.tsx'
import { demand } from '#app/notices/forbidden.ts'

export const Route = createFileRoute('/app/operations/maintenance-projects/$requestId')({
  beforeLoad: ({ context }) => demand(context.user.permissions, 'projects', 'onlyRead'),
  loader: ({ context }) => loadWords(context.i18n, 'work'),
  component: OwnRequest,
})
