import { Suspense } from 'react'
import { part } from './part.ts'

const NotFoundPage = part(async () => (await import('./not-found.tsx')).NotFoundPage)

/** In place of a page that does not exist, outside of any frame; fetched once somebody meets it. */
export const Nowhere = () => (
  <Suspense fallback={<main />}>
    <NotFoundPage />
  </Suspense>
)
