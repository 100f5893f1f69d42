import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { CodePage } from '#app/features/nomenclature/code-page.tsx'
import { demand } from '#app/notices/forbidden.ts'

export const Route = createFileRoute('/app/c/$code')({
  beforeLoad: ({ context }) => demand(context.user.permissions, 'assets', 'onlyRead'),
  loader: ({ context }) => loadWords(context.i18n, 'settings'),
  component: CodePage,
})
