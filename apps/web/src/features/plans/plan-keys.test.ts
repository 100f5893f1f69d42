import { expect, test } from 'vitest'
import { commandOf, keyOf } from './plan-keys.ts'
import { TOOLS } from './new-shape.ts'

const press = (key: string, held: readonly ('shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey')[] = []) =>
  commandOf({
    key,
    shiftKey: false,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    ...Object.fromEntries(held.map((each) => [each, true])),
  })

test.each([
  ['ArrowLeft', [], { does: 'move', by: [-1, 0], step: 'tile' }],
  ['ArrowDown', ['shiftKey'], { does: 'move', by: [0, 1], step: 'fine' }],
  ['r', [], { does: 'turn' }],
  ['R', ['shiftKey'], { does: 'align', way: 'right' }],
  ['V', ['shiftKey'], { does: 'distribute', way: 'down' }],
  ['z', ['ctrlKey'], { does: 'undo' }],
  ['Z', ['metaKey', 'shiftKey'], { does: 'redo' }],
  ['c', ['ctrlKey'], null],
  ['ArrowLeft', ['altKey'], null],
  ['w', [], { does: 'draw', tool: 'wall' }],
  ['q', [], null],
] as const)('%s with %j', (key, held, command) => expect(press(key, held)).toEqual(command))

test.each(TOOLS)('a %s has a key of its own', (tool) =>
  expect(press(keyOf(tool).toLowerCase())).toEqual({ does: 'draw', tool }),
)
