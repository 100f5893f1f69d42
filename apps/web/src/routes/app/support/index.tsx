import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { SupportPage } from '#app/features/support/support-page.tsx'

export const Route = createFileRoute('/app/support/')({
  loader: ({ context }) => loadWords(context.i18n, 'feedback'),
  component: SupportPage,
})
