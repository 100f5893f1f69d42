import { createFileRoute } from '@tanstack/react-router'
import { AssetsPage } from '#app/features/assets/assets-page.tsx'
import { AssetsSearch, listQueryOf } from '#app/features/assets/assets-search.ts'

// what asks for assets stays out of the first download of those who only sign in
const prefetch = () => import('#app/features/assets/prefetch.ts')

export const Route = createFileRoute('/app/settings/assets-inventory/')({
  validateSearch: AssetsSearch,
  staticData: {
    early: async (queryClient, search) => (await prefetch()).prefetchAssets(queryClient, search),
  },
  loaderDeps: ({ search }) => listQueryOf(search),
  loader: async ({ context, deps }) => (await prefetch()).prefetchAssets(context.queryClient, deps),
  component: AssetsPage,
})
