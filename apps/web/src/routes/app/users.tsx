import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { PeoplePage } from '#app/features/people/people-page.tsx'
import type { PeopleSearch } from '#app/features/people/people-search.ts'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/users')({
  validateSearch: texts<PeopleSearch>(),
  beforeLoad: ({ context }) => demand(context.user.permissions, 'users', 'onlyRead'),
  loader: ({ context }) => loadWords(context.i18n, 'company'),
  component: PeoplePage,
})
