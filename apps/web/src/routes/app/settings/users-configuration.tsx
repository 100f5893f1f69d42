import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { TeamsPage } from '#app/features/people/teams-page.tsx'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/settings/users-configuration')({
  validateSearch: texts<{ team: string }>(),
  beforeLoad: ({ context }) => demand(context.user.permissions, 'users', 'onlyRead'),
  loader: ({ context }) => loadWords(context.i18n, 'company'),
  component: TeamsPage,
})
