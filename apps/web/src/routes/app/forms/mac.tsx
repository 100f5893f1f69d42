import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { MacPage } from '#app/features/forms/form-page.tsx'
import type { FormSearch } from '#app/features/forms/start.ts'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/forms/mac')({
  validateSearch: texts<FormSearch>(),
  beforeLoad: ({ context }) => demand(context.user.permissions, 'projects', 'write'),
  loader: ({ context }) =>
    Promise.all(
      (['forms', 'work', 'fit', 'feedback', 'reservations', 'places'] as const).map((bundle) =>
        loadWords(context.i18n, bundle),
      ),
    ),
  component: MacPage,
})
