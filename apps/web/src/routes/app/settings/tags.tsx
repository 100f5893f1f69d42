import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { TagsPage } from '#app/features/tags/tags-page.tsx'
import { demand } from '#app/notices/forbidden.ts'

export const Route = createFileRoute('/app/settings/tags')({
  beforeLoad: ({ context }) => demand(context.user.permissions, 'assets', 'onlyRead'),
  loader: ({ context }) => loadWords(context.i18n, 'settings'),
  component: TagsPage,
})
