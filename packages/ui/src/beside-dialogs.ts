interface InteractOutside {
  preventDefault: () => void
  detail: { originalEvent: Event }
}

/** A press on a notification is none outside of a dialog: notices are read and answered while it stays open. */
export function stayOpenBesideNotices(event: InteractOutside) {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('[data-scope=toast]')) event.preventDefault()
}
