import { useState } from 'react'
import { inOrder, movedBy, PLAIN_LAYOUT, type ColumnLayout } from '#app/table/column-layout.ts'
import { OPTIONAL_COLUMNS, type OptionalColumn } from './asset-columns.tsx'

const KEYS = {
  hidden: 'assets.columns.hidden',
  order: 'assets.columns.order',
  widths: 'assets.columns.widths',
} as const satisfies Record<keyof ColumnLayout, string>

/** Where nobody has chosen yet. */
const USUAL: ColumnLayout = { ...PLAIN_LAYOUT, hidden: ['tags'] }

const savedList = (key: string, usual = '') =>
  (localStorage.getItem(key) ?? usual).split(',').filter((part) => part !== '')

const savedLayout = (): ColumnLayout => ({
  hidden: savedList(KEYS.hidden, USUAL.hidden.join(',')).filter((id) =>
    OPTIONAL_COLUMNS.some((known) => known === id),
  ),
  order: savedList(KEYS.order),
  widths: Object.fromEntries(
    savedList(KEYS.widths)
      .map((part) => part.split(':'))
      .map(([id = '', width]) => [id, Number(width)] as const)
      .filter(([, width]) => width > 0),
  ),
})

function save({ hidden, order, widths }: ColumnLayout) {
  localStorage.setItem(KEYS.hidden, hidden.join(','))
  localStorage.setItem(KEYS.order, order.join(','))
  const parts = Object.entries(widths).map(([id, width]) => `${id}:${width}`)
  localStorage.setItem(KEYS.widths, parts.join(','))
}

/** Which columns the list shows, in which order and how wide, remembered for this browser. */
export function useColumnChoice() {
  const [layout, setLayout] = useState(savedLayout)
  const keep = (next: ColumnLayout) => {
    save(next)
    setLayout(next)
  }
  const { hidden } = layout
  const order = inOrder(OPTIONAL_COLUMNS, layout.order)
  return {
    layout,
    onLayout: keep,
    /** The columns a person may put away or move, in the order they chose. */
    order,
    isShown: (id: OptionalColumn) => !hidden.includes(id),
    toggle: (id: OptionalColumn) =>
      keep({
        ...layout,
        hidden: hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id],
      }),
    move: (id: OptionalColumn, places: number) => keep({ ...layout, order: movedBy(order, id, places) }),
    reset: () => keep(USUAL),
  }
}

export type ColumnChoice = ReturnType<typeof useColumnChoice>
