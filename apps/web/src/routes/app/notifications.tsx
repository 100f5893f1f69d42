import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '#app/features/notifications/notifications-page.tsx'
import type { NotificationsSearch } from '#app/features/notifications/notifications-search.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/notifications')({
  validateSearch: texts<NotificationsSearch>(),
  loader: ({ context }) => loadWords(context.i18n, 'feedback'),
  component: NotificationsPage,
})
