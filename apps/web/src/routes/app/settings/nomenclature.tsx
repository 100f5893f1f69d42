import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { NomenclaturePage } from '#app/features/nomenclature/nomenclature-page.tsx'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/settings/nomenclature')({
  validateSearch: texts<{ of: string; type: string }>(),
  beforeLoad: ({ context }) => demand(context.user.permissions, 'settings', 'onlyRead'),
  loader: ({ context }) => loadWords(context.i18n, 'settings'),
  component: NomenclaturePage,
})
