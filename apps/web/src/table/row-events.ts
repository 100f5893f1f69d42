import type { ChangeEvent, MouseEvent, PointerEvent, SyntheticEvent } from 'react'
import type { TableAction } from './row-cursor.ts'

const OWN_CONTROL = 'a, button, input, label, select, textarea, [role=menu], [role=menuitem]'

/** The index of the row something happened in; null outside of all rows. */
export function rowIndexOf({ target }: Pick<SyntheticEvent, 'target'>): number | null {
  const row = target instanceof Element ? target.closest('[role=row]') : null
  const index = row?.getAttribute('aria-rowindex')
  return index == null ? null : Number(index) - 2
}

/** What a click in a row asks; null where a control of the row's own was meant. */
export function actionOfClick(event: MouseEvent): TableAction | null {
  const index = rowIndexOf(event)
  const { target, shiftKey, ctrlKey, metaKey } = event
  if (index === null || !(target instanceof Element) || target.closest(OWN_CONTROL)) return null
  if (shiftKey) return { do: 'extend', to: index }
  return { do: ctrlKey || metaKey ? 'toggle' : 'open', at: index }
}

/** What a tick in a row's box asks; null for any other field. */
export function actionOfTick(event: ChangeEvent): TableAction | null {
  const index = rowIndexOf(event)
  if (index === null || !event.target.matches('[data-selects]')) return null
  const { nativeEvent } = event
  const isRange = nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey
  return isRange ? { do: 'extend', to: index } : { do: 'toggle', at: index }
}

/** A range is marked by a click with Shift, which would mark the text as well: the table takes the focus only. */
export function focusOfRange(event: MouseEvent) {
  if (!event.shiftKey) return
  event.preventDefault()
  event.currentTarget.closest<HTMLElement>('[role=grid]')?.focus()
}

/** Shows the whole of a text that its cell cuts, to who points at it. */
export function titleWhereCut({ target }: PointerEvent) {
  const cell = target instanceof HTMLElement && target.role === 'gridcell' ? target : null
  if (cell === null) return
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent
  else cell.removeAttribute('title')
}
