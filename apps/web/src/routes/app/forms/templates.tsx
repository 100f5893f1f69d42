import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { TemplatesPage } from '#app/features/forms/templates-page.tsx'
import type { TemplatesSearch } from '#app/features/forms/templates-search.ts'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/forms/templates')({
  validateSearch: texts<TemplatesSearch>(),
  beforeLoad: ({ context }) => demand(context.user.permissions, 'projects', 'onlyRead'),
  loader: ({ context }) => Promise.all([loadWords(context.i18n, 'forms'), loadWords(context.i18n, 'work')]),
  component: TemplatesPage,
})
