/**
 * Refs that keep the focus on an entry: when it is made anew, and when what belongs to it goes away with the focus in
 * it.
 */
export function keptFocus() {
  let entry: HTMLElement | null = null
  let belonging: HTMLElement | null = null
  let hadFocus = false
  return {
    entry: (element: HTMLElement | null) => {
      if (element === null) hadFocus = entry === document.activeElement
      else if (hadFocus) element.focus({ preventScroll: true })
      entry = element
    },
    belonging: (element: HTMLElement | null) => {
      // React takes a ref back while its element still stands on the page
      if (element === null && belonging?.contains(document.activeElement)) entry?.focus()
      belonging = element
    },
  }
}
