import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import type { RacksSearch } from '#app/features/racks/racks-search.ts'
import { RacksPage } from '#app/features/racks/racks-page.tsx'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/spikes/drag-n-drop')({
  validateSearch: texts<RacksSearch>(),
  loader: ({ context }) => Promise.all([loadWords(context.i18n, 'racks'), loadWords(context.i18n, 'fit')]),
  component: RacksPage,
})
