import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { DataCenterPage } from '#app/features/hierarchy/data-center-page.tsx'
import type { DataCenterSearch } from '#app/features/hierarchy/hierarchy-search.ts'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/settings/hierarchy/$dataCenterId')({
  validateSearch: texts<DataCenterSearch>(),
  beforeLoad: ({ context }) => demand(context.user.permissions, 'hierarchy', 'onlyRead'),
  loader: ({ context }) => loadWords(context.i18n, 'places'),
  component: DataCenterPage,
})
