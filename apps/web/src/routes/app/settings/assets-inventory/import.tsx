import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { ImportsPage } from '#app/features/imports/imports-page.tsx'
import type { ImportsSearch } from '#app/features/imports/imports-search.ts'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/settings/assets-inventory/import')({
  validateSearch: texts<ImportsSearch>(),
  beforeLoad: ({ context }) => demand(context.user.permissions, 'assets', 'write'),
  loader: ({ context: { i18n } }) => Promise.all([loadWords(i18n, 'imports'), loadWords(i18n, 'fit')]),
  component: ImportsPage,
})
