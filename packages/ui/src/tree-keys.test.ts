import { expect, test } from 'vitest'
import { treeStep, type KeyNode, type TreeStep } from './tree-keys.ts'

const nodes: KeyNode[] = [
  { id: 'company', level: 1, isOpen: true },
  { id: 'madrid', level: 2, isOpen: true },
  { id: 'hall', level: 3, isOpen: false },
  { id: 'yard', level: 3, isOpen: undefined },
  { id: 'lisboa', level: 2, isOpen: false },
]

const go = (to: string): TreeStep => ({ do: 'go', to })

test.each<[string, string, TreeStep | null]>([
  ['company', 'ArrowDown', go('madrid')],
  ['company', 'ArrowUp', null],
  ['lisboa', 'ArrowDown', null],
  ['lisboa', 'ArrowUp', go('yard')],
  ['hall', 'Home', go('company')],
  ['hall', 'End', go('lisboa')],
  ['madrid', 'ArrowRight', go('hall')],
  ['hall', 'ArrowRight', { do: 'toggle' }],
  ['yard', 'ArrowRight', null],
  ['madrid', 'ArrowLeft', { do: 'toggle' }],
  ['yard', 'ArrowLeft', go('madrid')],
  ['lisboa', 'ArrowLeft', go('company')],
  ['hall', 'Enter', { do: 'toggle' }],
  ['yard', 'Enter', { do: 'follow' }],
  ['yard', 'x', null],
  ['nowhere', 'ArrowDown', null],
])('at %s, %s', (id, key, step) => expect(treeStep(nodes, id, key)).toEqual(step))
