import { MOST_NAMED } from '@plenum/domain/notification'
import type { QueryClient } from '@tanstack/react-query'
import { paced } from './paced.ts'

/** Ids of assets that somebody has changed; null for many. */
export type ChangedAssets = readonly string[] | null

type Listener = (changed: ChangedAssets) => Promise<unknown>

/** Refetches are so far apart at least, in milliseconds, however much happens. */
const APART = 1_000

const lists = new Set<Listener>()

/**
 * Calls `listener` when assets have changed, for a list that keeps itself true; at once where `isBehind`, for what was
 * told before it was there to hear it. Answers how to stop.
 */
export function hearAssets(listener: Listener, isBehind: boolean): () => void {
  lists.add(listener)
  if (isBehind) void listener(null)
  return () => void lists.delete(listener)
}

/** Two changes as one. */
export function joined(one: ChangedAssets, other: ChangedAssets): ChangedAssets {
  if (one === null || other === null) return null
  const ids = [...new Set([...one, ...other])]
  return ids.length > MOST_NAMED ? null : ids
}

/** What is asked about places and tells what stands in them. */
const STANDING = ['contents', 'claims', 'at', 'standing', 'timeline'] as const

/** Whether what is kept under a key, other than a list, tells of one of these assets, or draws them. */
export function tellsOf(key: readonly unknown[], changed: ChangedAssets): boolean {
  const [root, what, id] = key
  // what moved here may have stood anywhere before
  if (root === 'nodes') return what === 'racks' && STANDING.some((each) => each === id)
  if (root !== 'assets' || what === 'list') return false
  const isOfOne = ['detail', 'history', 'people', 'related'].some((each) => each === what)
  return !isOfOne || changed === null || (typeof id === 'string' && changed.includes(id))
}

/** Keeps what is shown of assets true; answers how to tell of changes and how to stop. */
export function followAssets(queryClient: QueryClient) {
  const refresh = async (changed: ChangedAssets) => {
    // what nobody looks at is asked for again when somebody does
    void queryClient.invalidateQueries({ queryKey: ['assets'], refetchType: 'none' })
    void queryClient.invalidateQueries({ queryKey: ['nodes'], refetchType: 'none' })
    await Promise.all([
      queryClient.refetchQueries({
        type: 'active',
        predicate: ({ queryKey }) => tellsOf(queryKey, changed),
      }),
      ...[...lists].map((listener) => listener(changed)),
    ])
  }
  return paced(refresh, { apart: APART, join: joined })
}
