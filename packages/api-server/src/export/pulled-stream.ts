/** Bytes of their own memory, as streams and their transforms take them. */
export type Bytes = Uint8Array<ArrayBuffer>

/** What a generator makes, as fast as it is read and no faster; whoever stops reading ends the generator. */
export const pulledStream = (chunks: AsyncGenerator<Bytes>): ReadableStream<Bytes> =>
  new ReadableStream<Bytes>({
    pull: async (controller) => {
      const next = await chunks.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: async () => {
      await chunks.return(undefined)
    },
  })
