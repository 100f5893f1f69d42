import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { ViewsPage } from '#app/features/assets/views/views-page.tsx'
import { demand } from '#app/notices/forbidden.ts'

export const Route = createFileRoute('/app/settings/view-assets')({
  beforeLoad: ({ context }) => demand(context.user.permissions, 'assets', 'onlyRead'),
  loader: ({ context }) => loadWords(context.i18n, 'inventory'),
  component: ViewsPage,
})
