import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { MacPage } from '#app/features/mac/mac-page.tsx'
import type { MacSearch } from '#app/features/mac/mac-search.ts'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/dc-manager/mac-projects/')({
  validateSearch: texts<MacSearch>(),
  beforeLoad: ({ context }) => demand(context.user.permissions, 'projects', 'onlyRead'),
  loader: ({ context }) => loadWords(context.i18n, 'work'),
  component: MacPage,
})
