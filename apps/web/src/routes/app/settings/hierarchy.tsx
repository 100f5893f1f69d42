import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { HierarchyPage } from '#app/features/hierarchy/hierarchy-page.tsx'
import { demand } from '#app/notices/forbidden.ts'

export const Route = createFileRoute('/app/settings/hierarchy')({
  beforeLoad: ({ context }) => demand(context.user.permissions, 'hierarchy', 'onlyRead'),
  loader: ({ context }) => loadWords(context.i18n, 'places'),
  component: HierarchyPage,
})
