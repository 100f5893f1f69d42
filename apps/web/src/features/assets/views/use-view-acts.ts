import { ClientError } from '@plenum/api-client/client-error'
import type { SavedView, SavedViewPatch } from '@plenum/domain/saved-view'
import { useTranslation } from '@plenum/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { rememberDefault } from './follow-views.ts'
import { viewApi, viewQueries } from './view-queries.ts'

/** Does things to views and tells how they ended. */
export function useViewActs(user_id: string) {
  const { t } = useTranslation('views')
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const reload = async () => {
    await queryClient.invalidateQueries({ queryKey: viewQueries.all() })
    const views = queryClient.getQueryData(viewQueries.list().queryKey)
    if (views) rememberDefault(user_id, views)
  }
  const perform = async (act: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await act()
      void notify({ type: 'success', title: done })
    } catch (error) {
      const isStale = error instanceof ClientError && error.status === 412
      const message = isStale ? t(($) => $.changed_meanwhile) : errorWords(error)
      void notify({ type: 'error', title: failed, message })
    }
    await reload()
  }
  const saving = (act: () => Promise<unknown>) =>
    perform(
      act,
      t(($) => $.saved),
      t(($) => $.not_saved),
    )
  return {
    reload,
    /** Rejects where it was refused: the name is still in its form. */
    rename: async (view: SavedView, name: string) => {
      try {
        await viewApi.update(view, { name })
      } catch (error) {
        // somebody else may have changed it meanwhile: sent again, the name is given to what it is by then
        void reload()
        throw error
      }
      void notify({ type: 'success', title: t(($) => $.saved) })
      await reload()
    },
    change: (view: SavedView, patch: SavedViewPatch) => saving(() => viewApi.update(view, patch)),
    setDefault: (view: SavedView, isDefault: boolean) => saving(() => viewApi.setDefault(view.id, isDefault)),
    remove: (view: SavedView) =>
      perform(
        () => viewApi.remove(view),
        t(($) => $.deleted),
        t(($) => $.not_deleted),
      ),
  }
}

export type ViewActs = ReturnType<typeof useViewActs>
