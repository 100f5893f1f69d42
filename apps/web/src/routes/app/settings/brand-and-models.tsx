import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { CataloguePage } from '#app/features/catalogue/catalogue-page.tsx'
import type { CatalogueSearch } from '#app/features/catalogue/catalogue-search.ts'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/settings/brand-and-models')({
  validateSearch: texts<CatalogueSearch>(),
  beforeLoad: ({ context }) => demand(context.user.permissions, 'library', 'onlyRead'),
  loader: ({ context }) => loadWords(context.i18n, 'library'),
  component: CataloguePage,
})
