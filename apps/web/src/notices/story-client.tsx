import type { Decorator } from '@storybook/react-vite'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'

/** Puts a story over the cache it has when it is drawn: each story begins with a new one. */
export const overClient =
  (client: () => QueryClient): Decorator =>
  (Story) => (
    <QueryClientProvider client={client()}>
      <Story />
    </QueryClientProvider>
  )
