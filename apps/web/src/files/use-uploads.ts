import type { FilePurpose, StoredFile } from '@plenum/domain/file'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { files } from './queries.ts'
import { createUploadQueue, isUnderWay } from './upload-queue.ts'

interface UploadsOptions {
  purpose: FilePurpose
  onArrived: (file: StoredFile) => void
  onBusy: (busy: boolean) => void
}

/** Files on their way to the server; what is under way is given up with the page that asked for it. */
export function useUploads({ purpose, onArrived, onBusy }: UploadsOptions) {
  const [queue] = useState(() =>
    createUploadQueue({
      send: (file, call) => files.upload(file, { purpose, ...call }),
      remove: files.remove,
    }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.get)
  const isBusy = isUnderWay(uploads)
  const arrived = useEffectEvent(onArrived)
  const busy = useEffectEvent(onBusy)
  useEffect(() => {
    const leave = queue.take((file) => arrived(file))
    return () => {
      leave()
      queue.stop()
    }
  }, [queue])
  useEffect(() => busy(isBusy), [isBusy])
  return { queue, uploads }
}
