import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#app/features/home/home-page.tsx'

export const Route = createFileRoute('/app/')({
  staticData: {
    early: async (queryClient) => (await import('#app/features/home/prefetch.ts')).prefetchHome(queryClient),
  },
  component: HomePage,
})
