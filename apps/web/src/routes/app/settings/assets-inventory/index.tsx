import { createFileRoute, redirect } from '@tanstack/react-router'
import { AssetsPage } from '#app/features/assets/assets-page.tsx'
import type { AssetsSearch, NewAssetSearch } from '#app/features/assets/assets-search.ts'
import { firstView } from '#app/features/assets/views/first-view.ts'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

const prefetch = () => import('#app/features/assets/prefetch.ts')

export const Route = createFileRoute('/app/settings/assets-inventory/')({
  validateSearch: texts<AssetsSearch & NewAssetSearch>(),
  beforeLoad: ({ context, cause, search }) => {
    demand(context.user.permissions, 'assets', 'onlyRead')
    // who comes without a wish begins with the view he has chosen for that
    const first = cause === 'enter' && Object.keys(search).length === 0 && firstView(context.user.id)
    if (first) throw redirect({ to: '/app/settings/assets-inventory', search: first, replace: true })
  },
  // which record is open over the list changes nothing of what the list asks for
  loaderDeps: ({ search: { asset: _asset, tab: _tab, view: _view, ...query } }) => query,
  loader: async ({ context, deps }) => (await prefetch()).prefetchAssets(context.queryClient, deps),
  component: AssetsPage,
})
