import { css } from '@plenum/ui/css'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'

/** A router and a cache that know nothing: links can be drawn, nothing can be asked. */
export function InApplication({ Story }: { Story: ComponentType }) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: () => <Story /> }),
      history: createMemoryHistory(),
    }),
  )
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

/** Within the application, at an address whose reader is known. */
export function InApp({ Story, user, at = '/app' }: { Story: ComponentType; user: object; at?: string }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [router] = useState(() => {
    const root = createRootRoute()
    const app = createRoute({
      getParentRoute: () => root,
      path: '/app',
      beforeLoad: () => ({ user }),
      component: () => <Story />,
    })
    // somewhere to go within it
    const settings = createRoute({ getParentRoute: () => app, path: 'settings/$page' })
    return createRouter({
      routeTree: root.addChildren([app.addChildren([settings])]),
      history: createMemoryHistory({ initialEntries: [at] }),
    })
  })
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

/** For stories of parts that hold links or forms. */
export const inApplication = (Story: ComponentType) => <InApplication Story={Story} />

/** For stories of what fills the middle of a page. */
export const inMain = (Story: ComponentType) => (
  <main className={css({ p: '4' })}>
    <Story />
  </main>
)
