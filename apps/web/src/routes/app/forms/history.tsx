import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '#app/features/forms/history-page.tsx'
import type { HistorySearch } from '#app/features/forms/history-search.ts'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/forms/history')({
  validateSearch: texts<HistorySearch>(),
  beforeLoad: ({ context }) => demand(context.user.permissions, 'projects', 'onlyRead'),
  loader: ({ context }) => Promise.all([loadWords(context.i18n, 'forms'), loadWords(context.i18n, 'work')]),
  component: HistoryPage,
})
