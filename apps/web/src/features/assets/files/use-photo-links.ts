import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { createLinkQueue } from './link-queue.ts'
import { api, assetFileQueries } from './queries.ts'

/** Gives an asset the photos that arrive; each stays here until the asset's own list has it. */
export function usePhotoLinks(asset: string) {
  const queryClient = useQueryClient()
  const [queue] = useState(() =>
    createLinkQueue(async (ids) => {
      try {
        await api.addPhotos(asset, ids)
      } finally {
        // after a failure too: where only the answer was lost, the list knows better
        await queryClient.invalidateQueries({ queryKey: assetFileQueries.photos(asset).queryKey })
      }
    }),
  )
  return { queue, photos: useSyncExternalStore(queue.subscribe, queue.get) }
}
