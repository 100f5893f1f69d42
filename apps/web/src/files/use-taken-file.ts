import { toClientError } from '@plenum/api-client/client-error'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { saveFile } from '#app/page/save-file.ts'
import { readCounted } from './read-counted.ts'

/** Where a file that is being taken away is. */
export type TakenState = { at: 'asked' } | { at: 'coming'; bytes: number } | { at: 'failed'; error: Error }

/** The name that an answer gives its file (RFC 5987). */
const nameOf = (answer: Response): string => {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  return decodeURIComponent(name ?? 'plenum')
}

/** Brings a file that the server makes and hands it to the person; it can be cancelled while it comes. */
export function useTakenFile<Asked>(
  ask: (asked: Asked, signal: AbortSignal) => Promise<Response>,
  onSaved: () => void,
  onFailed?: (error: Error) => void,
) {
  const [bytes, setBytes] = useState(0)
  const stop = useRef<AbortController>(null)
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async (asked: Asked) => {
      setBytes(0)
      stop.current = new AbortController()
      const answer = await ask(asked, stop.current.signal)
      const file = await readCounted(answer, setBytes).catch((reason: unknown) => {
        throw toClientError(reason)
      })
      saveFile(nameOf(answer), file)
    },
    onSuccess: onSaved,
    ...(onFailed && { onError: onFailed }),
  })
  const settled: TakenState = error === null ? { at: 'asked' } : { at: 'failed', error }
  return {
    state: isPending ? ({ at: 'coming', bytes } satisfies TakenState) : settled,
    start: (asked: Asked) => mutate(asked),
    /** Ends what is under way and forgets what went wrong. */
    cancel: () => {
      stop.current?.abort()
      reset()
    },
  }
}
