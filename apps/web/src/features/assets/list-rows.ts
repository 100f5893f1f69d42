import type { Asset } from '@plenum/domain/asset'
import type { AssetPage } from '@plenum/domain/asset-query'
import type { InfiniteData } from '@tanstack/react-query'

type Pages = InfiniteData<AssetPage>

/** The pages with rows as they are now; undefined for one that is gone, and what is not there is left out. */
export const withRows = (pages: Pages, rows: ReadonlyMap<string, Asset | undefined>): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    results: page.results.flatMap((row) => {
      const now = rows.has(row.id) ? rows.get(row.id) : row
      return now === undefined ? [] : [now]
    }),
  })),
})

/** The first page alone: what nobody looks at need not be fetched again. */
export const firstPage = ({ pages, pageParams }: Pages): Pages => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
})
