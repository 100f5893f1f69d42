import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { GraphPage } from '#app/features/graph/graph-page.tsx'

export const Route = createFileRoute('/app/spikes/graphs')({
  loader: ({ context }) => loadWords(context.i18n, 'spikes'),
  component: GraphPage,
})
