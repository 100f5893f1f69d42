import { toClientError } from '@plenum/api-client/client-error'
import { exportApi } from '@plenum/api-client/exports'
import type { AssetExport } from '@plenum/domain/asset-export'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { http } from '#app/api.ts'
import { saveFile } from '#app/page/save-file.ts'
import { readCounted } from './read-counted.ts'

const api = exportApi(http)

/** Where an export is. */
export type ExportState = { at: 'asked' } | { at: 'coming'; bytes: number } | { at: 'failed'; error: Error }

/** The name that an answer gives its file (RFC 5987). */
const nameOf = (answer: Response): string | null => {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  return name === undefined ? null : decodeURIComponent(name)
}

/** Brings a file and hands it to the person; it can be cancelled while it comes. */
export function useAssetExport(onSaved: () => void) {
  const [bytes, setBytes] = useState(0)
  const stop = useRef<AbortController>(null)
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async (asked: AssetExport) => {
      setBytes(0)
      stop.current = new AbortController()
      const answer = await api.assets(asked, stop.current.signal)
      const file = await readCounted(answer, setBytes).catch((reason: unknown) => {
        throw toClientError(reason)
      })
      saveFile(nameOf(answer) ?? `assets.${asked.format}`, file)
    },
    onSuccess: onSaved,
  })
  const settled: ExportState = error === null ? { at: 'asked' } : { at: 'failed', error }
  return {
    state: isPending ? ({ at: 'coming', bytes } satisfies ExportState) : settled,
    start: (asked: AssetExport) => mutate(asked),
    /** Ends what is under way and forgets what went wrong. */
    cancel: () => {
      stop.current?.abort()
      reset()
    },
  }
}
