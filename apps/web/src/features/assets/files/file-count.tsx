import { useInfiniteQuery } from '@tanstack/react-query'
import type { FileTab } from '../assets-search.ts'
import { assetFileQueries } from './queries.ts'

/** How many files of an asset there are, where all of them are here; asks for none. */
export function FileCount({ tab, asset }: { tab: FileTab; asset: string }) {
  return tab === 'photos' ? <PhotoCount asset={asset} /> : <DocumentCount asset={asset} />
}

function PhotoCount({ asset }: { asset: string }) {
  return countOf(useInfiniteQuery({ ...assetFileQueries.photos(asset), enabled: false }))
}

function DocumentCount({ asset }: { asset: string }) {
  return countOf(useInfiniteQuery({ ...assetFileQueries.documents(asset), enabled: false }))
}

interface Loaded {
  data: { pages: readonly { results: readonly unknown[] }[] } | undefined
  hasNextPage: boolean
}

const countOf = ({ data, hasNextPage }: Loaded) => {
  if (!data || hasNextPage) return null
  return data.pages.reduce((sum, { results }) => sum + results.length, 0) || null
}
