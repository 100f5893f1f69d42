import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { AssetOver } from '#app/features/assets/asset-over-part.ts'
import { RackPage } from '#app/features/racks/rack-page.tsx'
import type { RackSearch } from '#app/features/racks/racks-search.ts'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/settings/hierarchy_/rack/$rackId')({
  validateSearch: texts<RackSearch>(),
  beforeLoad: ({ context }) => {
    demand(context.user.permissions, 'hierarchy', 'onlyRead')
    demand(context.user.permissions, 'assets', 'onlyRead')
  },
  loader: ({ context }) =>
    Promise.all([
      loadWords(context.i18n, 'racks'),
      loadWords(context.i18n, 'fit'),
      loadWords(context.i18n, 'reservations'),
    ]),
  component: () => <RackPage Record={AssetOver} />,
})
