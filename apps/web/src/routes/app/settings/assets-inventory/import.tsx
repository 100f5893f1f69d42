import { may } from '@plenum/domain/permission'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { ImportsPage } from '#app/features/imports/imports-page.tsx'
import type { ImportsSearch } from '#app/features/imports/imports-search.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/settings/assets-inventory/import')({
  validateSearch: texts<ImportsSearch>(),
  beforeLoad: ({ context }) => {
    if (!may(context.user.permissions, 'assets', 'write'))
      throw redirect({ to: '/app/settings/assets-inventory', replace: true })
  },
  component: ImportsPage,
})
