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

  const held = () => waiting.reduce((sum, { length }) => sum + length, 0)
  const fetch = async () => {
    const next = await source.next()
    if (!next.done) waiting.push(next.value)
    return !next.done
  }
  const hold = async (least: number) => {
    while (held() < least) if (!(await fetch())) return false
    return true
  }
  return {
    take: async (length: number) => {
      if (!(await hold(length))) throw new Damaged('It ends too early')
      const all = joined(waiting)
      waiting = [all.subarray(length)]
      return all.subarray(0, length)
    },
    /** Whether nothing is left. */
    isOver: async () => !(await hold(1)),
  }
}
