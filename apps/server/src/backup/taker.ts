import { Damaged } from './damaged.ts'

const joined = (parts: Uint8Array[]) => {
  const [only] = parts
  return parts.length === 1 && only
    ? Buffer.from(only.buffer, only.byteOffset, only.length)
    : Buffer.concat(parts)
}

/** Takes just so many bytes at a time from a stream; that it ends before is `Damaged`. */
export const createTaker = (parts: AsyncIterable<Uint8Array>) => {
  const source = parts[Symbol.asyncIterator]()
  let waiting: Uint8Array[] = []
  let held = 0

  const fetch = async () => {
    const next = await source.next()
    if (next.done) return false
    waiting.push(next.value)
    held += next.value.length
    return true
  }
  return {
    take: async (length: number) => {
      while (held < length) if (!(await fetch())) throw new Damaged('It ends too early')
      const all = joined(waiting)
      waiting = [all.subarray(length)]
      held -= length
      return all.subarray(0, length)
    },
    /** Whether nothing is left. */
    isOver: async () => {
      while (held === 0) if (!(await fetch())) return true
      return false
    },
  }
}
