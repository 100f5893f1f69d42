import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { AssetOver } from '#app/features/assets/asset-over-part.ts'
import { PlanPage } from '#app/features/plans/plan-page.tsx'
import type { PlanSearch } from '#app/features/plans/plan-search.ts'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/settings/hierarchy_/room/$roomId')({
  validateSearch: texts<PlanSearch>(),
  beforeLoad: ({ context }) => demand(context.user.permissions, 'hierarchy', 'onlyRead'),
  loader: ({ context }) => Promise.all([loadWords(context.i18n, 'places'), loadWords(context.i18n, 'plans')]),
  component: () => <PlanPage Record={AssetOver} />,
})
