import { pagedRows } from './row-source.ts'

interface PagedList<Row> {
  data: { pages: readonly { results: readonly Row[] }[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** The rows of a list that comes in pages, and where the table finds them; undefined before the first page is here. */
export function pagedList<Row>(list: PagedList<Row>) {
  const rows = list.data?.pages.flatMap((page) => page.results)
  const more = () => {
    // a page that failed is asked for again by hand only
    if (list.hasNextPage && !list.isFetching && !list.isFetchNextPageError) void list.fetchNextPage()
  }
  return { rows, source: rows && pagedRows(rows, more) }
}
