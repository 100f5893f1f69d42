import { useInsertionEffect, useRef } from 'react'

type Target = () => HTMLElement | null

interface DialogFocus {
  open?: boolean | undefined
  initialFocusEl?: Target | undefined
  finalFocusEl?: Target | undefined
}

/** What has the focus in the newest dialog, or null. */
function begun() {
  const { activeElement } = document
  const dialogs = document.querySelectorAll('[data-scope=dialog][data-part=content][data-state=open]')
  const isIn = [...dialogs].at(-1)?.contains(activeElement) === true
  return isIn && activeElement instanceof HTMLElement ? activeElement : null
}

/**
 * Where the focus goes when a dialog opens and closes. Ark decides both one frame after the dialog opened. By then a field
 * with `autoFocus`, or a fast user, may have the focus in the dialog: it stays there, and goes back to what had it before
 * the dialog opened.
 */
export function useDialogFocus({ open = false, initialFocusEl = begun, finalFocusEl }: DialogFocus) {
  const before = useRef<Element | null>(null)
  // an effect of the layout would come after `autoFocus`
  useInsertionEffect(() => {
    if (open) before.current = document.activeElement
  }, [open])
  const back = () => {
    const { current } = before
    const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body
    return isThere ? current : null
  }
  return { initialFocusEl, finalFocusEl: () => finalFocusEl?.() ?? back() }
}
