import { SpeechProvider } from '@plenum/i18n/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { createAppRouter } from './router.ts'

/** The application with all that its pages find around them. */
export function App({ router }: { router: ReturnType<typeof createAppRouter> }) {
  const { i18n, queryClient } = router.options.context
  return (
    <SpeechProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SpeechProvider>
  )
}
