import { useTranslation } from '@plenum/i18n/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { RecordHistory } from '#app/history/record-history.tsx'
import { useWords } from '#app/page/use-words.ts'
import type { CatalogueTab } from './catalogue-search.ts'
import { useCatalogueHistoryWords } from './history-words.ts'
import { catalogueQueries } from './queries.ts'

interface CatalogueHistoryProps {
  kind: CatalogueTab
  id: string
  canUndo: boolean
}

/** Everything that ever happened to a type, a brand or a model, the newest first. */
export function CatalogueHistory({ kind, id, canUndo }: CatalogueHistoryProps) {
  useWords('record')
  const { t } = useTranslation('catalogue')
  return (
    <RecordHistory
      history={useInfiniteQuery(catalogueQueries.history(kind, id))}
      words={useCatalogueHistoryWords(kind)}
      failed={t(($) => $.history.failed)}
      area="library"
      canUndo={canUndo}
    />
  )
}
