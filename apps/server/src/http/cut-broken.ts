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
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await reader.read()
          // whoever listened is gone meanwhile
          if (isGivenUp) return
          if (done) controller.close()
          else controller.enqueue(value)
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
