import { useState, type DragEvent } from 'react'

/** What may be dragged in a tree, and where it may be dropped. */
export interface TreeDrag {
  mayHold: (id: string) => boolean
  mayDrop: (id: string, onto: string) => boolean
  onDrop: (id: string, onto: string) => void
}

/** Makes rows of a tree draggable by pointer; whoever uses it gives the keyboard another way. */
export function useTreeDrag(drag: TreeDrag | undefined) {
  const [held, setHeld] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const end = () => {
    setHeld(null)
    setOver(null)
  }
  return (id: string) => {
    if (drag === undefined) return {}
    const takes = held !== null && drag.mayDrop(held, id)
    return {
      draggable: drag.mayHold(id),
      ...(over === id && { 'data-drop': '' }),
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', id)
        setHeld(id)
      },
      onDragOver: (event: DragEvent) => {
        if (!takes) return
        event.preventDefault()
        setOver(id)
      },
      onDragLeave: () => setOver((now) => (now === id ? null : now)),
      onDragEnd: end,
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (takes) drag.onDrop(held, id)
        end()
      },
    }
  }
}
