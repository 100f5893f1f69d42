/** The page may have to show another tab first. */
const FRAMES = 20

/**
 * For whoever sends a form, from where the focus is now: puts it on the first field that was found wrong, unless they
 * have gone on to something else.
 */
export function focusWrongFrom(before: Element | null): () => void {
  const form = before?.closest('form')
  const look = (frames: number) =>
    requestAnimationFrame(() => {
      const { activeElement } = document
      if (activeElement !== before && activeElement !== document.body) return
      const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])].find((field) =>
        field.checkVisibility(),
      )
      if (wrong) wrong.focus()
      else if (frames > 0) look(frames - 1)
    })
  return () => void (form && look(FRAMES))
}
