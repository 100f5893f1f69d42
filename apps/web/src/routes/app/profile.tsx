import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#app/features/profile/profile-page.tsx'

export const Route = createFileRoute('/app/profile')({
  loader: ({ context: { i18n } }) => Promise.all([loadWords(i18n, 'company'), loadWords(i18n, 'feedback')]),
  component: ProfilePage,
})
