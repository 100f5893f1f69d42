import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))

/** Values in rows that keep who they are while they are moved; the focus goes on to a neighbour. */
export function useKeyedRows<Part>(parts: readonly Part[], onParts: (parts: Part[]) => void) {
  const [keys, setKeys] = useState<readonly string[]>(() => parts.map(() => crypto.randomUUID()))
  const box = useRef<HTMLDivElement>(null)
  const write = (nextKeys: readonly string[], next: Part[]) =>
    flushSync(() => {
      setKeys(nextKeys)
      onParts(next)
    })
  const rowAt = (index: number) => box.current?.querySelectorAll('li')[index]
  return {
    rows: parts.map((part, index) => ({ id: keys[index] ?? `${index}`, part })),
    box,
    add: (blank: Part) => {
      write([...keys, crypto.randomUUID()], [...parts, blank])
      rowAt(parts.length)?.querySelector<HTMLElement>('select, input')?.focus()
    },
    remove: (index: number) => {
      write(keys.toSpliced(index, 1), parts.toSpliced(index, 1))
      const near = rowAt(Math.min(index, parts.length - 2)) ?? box.current
      const buttons = [...(near?.querySelectorAll('button') ?? [])]
      buttons.at(-1)?.focus()
    },
    move: (from: number, to: number) => {
      setKeys(moved(keys, from, to))
      onParts(moved(parts, from, to))
    },
    change: (index: number, part: Part) => onParts(parts.with(index, part)),
  }
}
