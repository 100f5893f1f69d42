import { keepStored, readStored } from '@plenum/i18n/browser-storage'
import { useState } from 'react'
import { inOrder, isShown, movedBy, PLAIN_LAYOUT, type ColumnLayout } from '#app/table/column-layout.ts'
import { isExtra, OPTIONAL_COLUMNS, type OptionalColumn } from './list-columns.ts'

const KEYS = {
  hidden: 'assets.columns.hidden',
  shown: 'assets.columns.shown',
  order: 'assets.columns.order',
  widths: 'assets.columns.widths',
} as const satisfies Record<keyof ColumnLayout, string>

/** Where nobody has chosen yet. */
const USUAL: ColumnLayout = { ...PLAIN_LAYOUT, hidden: ['tags'] }

const savedList = (key: string, usual = '') =>
  (readStored(key) ?? usual).split(',').filter((part) => part !== '')

const savedLayout = (): ColumnLayout => ({
  hidden: savedList(KEYS.hidden, USUAL.hidden.join(',')).filter((id) =>
    OPTIONAL_COLUMNS.some((known) => known === id),
  ),
  shown: savedList(KEYS.shown).filter(isExtra),
  order: savedList(KEYS.order),
  widths: Object.fromEntries(
    savedList(KEYS.widths)
      .map((part) => part.split(':'))
      .map(([id = '', width]) => [id, Number(width)] as const)
      .filter(([, width]) => width > 0),
  ),
})

function save({ hidden, shown, order, widths }: ColumnLayout) {
  keepStored(KEYS.hidden, hidden.join(','))
  keepStored(KEYS.shown, shown.join(','))
  keepStored(KEYS.order, order.join(','))
  const parts = Object.entries(widths).map(([id, width]) => `${id}:${width}`)
  keepStored(KEYS.widths, parts.join(','))
}

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]

/** Which columns the list shows, in which order and how wide, remembered for this browser. */
export function useColumnChoice() {
  const [layout, setLayout] = useState(savedLayout)
  const keep = (next: ColumnLayout) => {
    save(next)
    setLayout(next)
  }
  const order = inOrder(OPTIONAL_COLUMNS, layout.order)
  const shown = order.filter((id) => isShown({ id, isExtra: isExtra(id) }, layout))
  return {
    layout,
    onLayout: keep,
    /** The columns a person may put away, in the order they chose. */
    order,
    /** Those of them that are in the list. */
    shown,
    toggle: (id: OptionalColumn) => {
      const list = isExtra(id) ? 'shown' : 'hidden'
      keep({ ...layout, [list]: toggled(layout[list], id) })
    },
    /** Changes places with the one before or after it in the list, whatever is put away between them. */
    swap: (id: OptionalColumn, step: 1 | -1) => {
      const other = shown[shown.indexOf(id) + step]
      if (other === undefined) return
      keep({ ...layout, order: movedBy(order, id, order.indexOf(other) - order.indexOf(id)) })
    },
    reset: () => keep(USUAL),
  }
}

export type ColumnChoice = ReturnType<typeof useColumnChoice>
