import { ClientError } from '@plenum/api-client/client-error'
import type { PlaceNode } from '@plenum/domain/node'
import { useTranslation } from '@plenum/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { batches, nodeQueries, nodes } from './queries.ts'

/** Tells what became of a change of places, with the way back, and asks for them again. */
export function usePlaceChange() {
  const { t } = useTranslation('hierarchy')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const refresh = async () => {
    // assets name their places
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: nodeQueries.all() }),
      queryClient.invalidateQueries({ queryKey: ['assets'] }),
    ])
  }
  const fail = (title: string, error: unknown) =>
    void notify({ type: 'error', title, message: reasonIn(error) ?? errorWords(error) })
  const reasonIn = (error: unknown): string | null => {
    const inTheWay = error instanceof ClientError ? error.errors.filter(isInTheWay) : []
    if (inTheWay.length === 0) return null
    return `${t(($) => $.in_the_way)} ${inTheWay.map(({ detail }) => detail).join('; ')}`
  }
  const undo = async (batch_id: string) => {
    try {
      await batches.undo(batch_id)
      await refresh()
      void notify({ type: 'info', title: t(($) => $.undone) })
    } catch (error) {
      fail(
        t(($) => $.undo_failed),
        error,
      )
    }
  }
  const tell = (title: string, batch_id?: string) =>
    void notify({
      type: 'success',
      title,
      ...(batch_id !== undefined && {
        action: { label: common(($) => $.actions.undo), onClick: () => void undo(batch_id) },
      }),
    })
  // what was done is told also where its history cannot be had
  const tellOf = async (title: string, id: string) => {
    const last = await nodes.history(id, { limit: 1 }).catch(() => null)
    tell(title, last?.results[0]?.batch.id)
  }
  return {
    refresh,
    fail,
    tell,
    /** Tells of the last change of a place itself. */
    tellOf,
    /** Puts a place out of use, or back into it. */
    use: async (node: Pick<PlaceNode, 'id' | 'name' | 'version'>, status: 'active' | 'decommissioned') => {
      const { name } = node
      try {
        await nodes.update(node, { status })
        await refresh()
        await tellOf(
          t(($) => (status === 'active' ? $.restored : $.archived), { name }),
          node.id,
        )
      } catch (error) {
        fail(
          t(($) => $.archive_failed, { name }),
          error,
        )
      }
    },
  }
}

const isInTheWay = ({ attr }: { attr: string | null }) => /^asset\/[\w-]+\/place$/.test(attr ?? '')
