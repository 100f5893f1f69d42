import type { createI18n } from '@plenum/i18n/create-i18n'
import type { QueryClient } from '@tanstack/react-query'

/** What every route can use. */
export interface RouterContext {
  queryClient: QueryClient
  i18n: Awaited<ReturnType<typeof createI18n>>
}
