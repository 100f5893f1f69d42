import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'

interface ListNoteProps {
  list: { isFetchNextPageError: boolean; hasNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  words: { loading: string; end: string; failed: string }
}

/** What stands below the rows of a list that comes in pages: more is coming, did not come, or that is all. */
export function ListNote({ list, words }: ListNoteProps) {
  const { t } = useTranslation('common')
  if (list.isFetchNextPageError)
    return (
      <>
        {words.failed}
        <Button size="compact" onClick={() => void list.fetchNextPage()}>
          {t(($) => $.actions.retry)}
        </Button>
      </>
    )
  return list.hasNextPage ? words.loading : words.end
}
