/** What is made when it is needed first, once; what failed is made again for whoever comes next. */
export function whenNeeded<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}
