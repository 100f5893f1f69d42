import type { Alignment, Distribution } from '@plenum/domain/plan-arrange'
import type { PlanPoint } from '@plenum/domain/plan-geometry'
import type { Tool } from './new-shape.ts'

/** What a key asks of a plan that is being edited. */
export type PlanCommand =
  | { does: 'move'; by: PlanPoint; step: 'tile' | 'fine' }
  | { does: 'align'; way: Alignment }
  | { does: 'distribute'; way: Distribution }
  | { does: 'draw'; tool: Tool }
  | { does: 'turn' | 'remove' | 'undo' | 'redo' | 'all' | 'leave' | 'finish' | 'save' }

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

const ARROWS: Readonly<Record<string, PlanPoint>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const TOOL_KEYS: Readonly<Record<string, Tool>> = {
  w: 'wall',
  c: 'column',
  d: 'door',
  a: 'cold',
  h: 'hot',
  t: 'label',
}

const ALIGN_KEYS: Readonly<Record<string, Alignment>> = {
  l: 'left',
  c: 'centre',
  r: 'right',
  t: 'top',
  m: 'middle',
  b: 'bottom',
}
const DISTRIBUTE_KEYS: Readonly<Record<string, Distribution>> = { h: 'across', v: 'down' }

const PLAIN: Readonly<Record<string, PlanCommand>> = {
  r: { does: 'turn' },
  delete: { does: 'remove' },
  backspace: { does: 'remove' },
  escape: { does: 'leave' },
  enter: { does: 'finish' },
}

/** The key that stands for a tool, as it is shown beside it. */
export const keyOf = (tool: Tool): string =>
  (Object.entries(TOOL_KEYS).find(([, each]) => each === tool)?.[0] ?? '').toUpperCase()

/** What a press asks for; null where it asks for nothing. */
export function commandOf({ key, shiftKey, altKey, ctrlKey, metaKey }: Pressed): PlanCommand | null {
  const letter = key.toLowerCase()
  if (altKey) return null
  if (ctrlKey || metaKey) {
    if (letter === 'z') return { does: shiftKey ? 'redo' : 'undo' }
    if (letter === 'y') return { does: 'redo' }
    if (letter === 's') return { does: 'save' }
    return letter === 'a' ? { does: 'all' } : null
  }
  const by = ARROWS[key]
  if (by !== undefined) return { does: 'move', by, step: shiftKey ? 'fine' : 'tile' }
  if (!shiftKey) {
    const tool = TOOL_KEYS[letter]
    return tool === undefined ? (PLAIN[letter] ?? null) : { does: 'draw', tool }
  }
  const [way, over] = [ALIGN_KEYS[letter], DISTRIBUTE_KEYS[letter]]
  if (way !== undefined) return { does: 'align', way }
  return over === undefined ? null : { does: 'distribute', way: over }
}
