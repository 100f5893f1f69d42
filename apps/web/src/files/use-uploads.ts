import type { FilePurpose, StoredFile } from '@plenum/domain/file'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { files } from './queries.ts'
import { createUploadQueue, isUnderWay } from './upload-queue.ts'

interface UploadsOptions {
  purpose: FilePurpose
  onArrived: (file: StoredFile) => void
  onBusy: (busy: boolean) => void
  onFailed: (failed: boolean) => void
}

/** Files on their way to the server; what is under way is given up with the page that asked for it. */
export function useUploads({ purpose, onArrived, onBusy, onFailed }: UploadsOptions) {
  const [queue] = useState(() =>
    createUploadQueue({
      send: (file, call) => files.upload(file, { purpose, ...call }),
      remove: files.remove,
    }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.get)
  const isBusy = isUnderWay(uploads)
  const hasFailed = uploads.some(({ state }) => state.at === 'failed')
  const arrived = useEffectEvent(onArrived)
  const busy = useEffectEvent(onBusy)
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    const leave = queue.take((file) => arrived(file))
    return () => {
      leave()
      queue.stop()
    }
  }, [queue])
  // before it is told that nothing is on its way any more
  useEffect(() => failed(hasFailed), [hasFailed])
  useEffect(() => busy(isBusy), [isBusy])
  return { queue, uploads }
}
