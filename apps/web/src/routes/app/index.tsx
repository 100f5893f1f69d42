import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#app/features/home/home-page.tsx'

export const Route = createFileRoute('/app/')({
  loader: ({ context }) => loadWords(context.i18n, 'home'),
  component: HomePage,
})
