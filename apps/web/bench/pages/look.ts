import { cellOf } from '@plenum/ui/data-table'
import { dataTable } from '@plenum/ui/recipes'
import type { CSSProperties } from 'react'
import { FIELDS } from './rows.ts'

export const HEIGHT = 36
export const look = dataTable()
export const cells = FIELDS.map((id, at) => ({
  id,
  ...cellOf({ kind: id === 'code' || id === 'serial' ? 'code' : 'text', pinned: at === 0 }).text,
}))
// React's types know no variables of ours
export const template = {
  '--columns': 'repeat(8, minmax(8rem, 1fr))',
  '--row-height': `${HEIGHT}px`,
} as CSSProperties
