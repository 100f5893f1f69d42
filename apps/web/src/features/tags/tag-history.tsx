import { TAG_SCOPES, type Tag } from '@plenum/domain/tag'
import { TAG_COLOURS } from '@plenum/domain/tag-ref'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import * as Dialog from '@plenum/ui/dialog'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { HistoryWords } from '#app/history/history-list.tsx'
import { RecordHistory } from '#app/history/record-history.tsx'
import { useWords } from '#app/page/use-words.ts'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { tagQueries } from './queries.ts'
import { useScopeWords } from './use-scope-words.ts'

interface TagHistoryProps {
  tag: Tag
  canUndo: boolean
  onClose: () => void
}

/** Everything that ever happened to a tag, the newest first. */
export function TagHistory({ tag, canUndo, onClose }: TagHistoryProps) {
  const { t } = useTranslation('tags')
  const common = useTranslation('common').t
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content>
        <Dialog.Header
          title={t(($) => $.history.title, { name: tag.name })}
          closeLabel={common(($) => $.actions.close)}
        />
        <Dialog.Body>
          <Suspense fallback={<TableSkeleton label={common(($) => $.states.loading)} />}>
            <Changes id={tag.id} canUndo={canUndo} />
          </Suspense>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close>
            <Button>{common(($) => $.actions.close)}</Button>
          </Dialog.Close>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Changes({ id, canUndo }: Pick<Tag, 'id'> & { canUndo: boolean }) {
  useWords('record')
  const { t } = useTranslation('tags')
  return (
    <RecordHistory
      history={useInfiniteQuery(tagQueries.history(id))}
      words={useTagHistoryWords()}
      failed={t(($) => $.history.failed)}
      area="assets"
      canUndo={canUndo}
    />
  )
}

function useTagHistoryWords(): HistoryWords {
  const { t } = useTranslation('tags')
  const scopeWords = useScopeWords()
  const names: Readonly<Record<string, string>> = {
    name: t(($) => $.name),
    colour: t(($) => $.colour),
    scope: t(($) => $.scope),
  }
  return {
    fieldWords: (field) => names[field] ?? field,
    valueWords: (field, value) => {
      const colour = TAG_COLOURS.find((each) => field === 'colour' && each === value)
      if (colour) return t(($) => $.colours[colour])
      const scope = TAG_SCOPES.find((each) => field === 'scope' && each === value)
      if (scope) return scopeWords(scope)
      return typeof value === 'string' ? value : JSON.stringify(value)
    },
    created: t(($) => $.history.created),
    deleted: t(($) => $.history.deleted),
  }
}
