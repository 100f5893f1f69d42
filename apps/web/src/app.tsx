import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { I18nextProvider } from 'react-i18next'
import type { createAppRouter } from './router.ts'

/** The application with all that its pages find around them. */
export function App({ router }: { router: ReturnType<typeof createAppRouter> }) {
  const { i18n, queryClient } = router.options.context
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>
  )
}
