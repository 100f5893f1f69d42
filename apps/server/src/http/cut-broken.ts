/** What is handed on at a time: many requests of one line share the room for what waits to be sent. */
const PIECE_BYTES = 65_536

/** What an answer goes out on. */
interface Line {
  destroy: () => unknown
}

/**
 * The same body; where it breaks off its connection is cut, for half a file must not look like a whole one. Only `report`
 * hears why: what stands below would print the error with everything in it.
 */
export const cutBroken = (
  body: ReadableStream<Uint8Array>,
  report: (error: unknown) => void,
  line?: Line,
): ReadableStream<Uint8Array> => {
  const reader = body.getReader()
  let isGivenUp = false
  let rest: Uint8Array = new Uint8Array()
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = rest.length > 0 ? { done: false, value: rest } : await reader.read()
          // whoever listened is gone meanwhile
          if (isGivenUp) return
          if (!value || done) return controller.close()
          controller.enqueue(value.subarray(0, PIECE_BYTES))
          rest = value.subarray(PIECE_BYTES)
        } catch (error) {
          if (isGivenUp) return
          report(error)
          line?.destroy()
          if (line) controller.close()
          else controller.error(new Error('The answer broke off'))
        }
      },
      cancel: (reason) => {
        isGivenUp = true
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
