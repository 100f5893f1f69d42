/**
 * Takes what was typed into a part of the page, and where, before that is drawn anew. Gives what puts it back by the names
 * of the fields, and sends what was sent too early.
 */
export function keepTyped(part: HTMLElement): () => void {
  const typed = [...part.querySelectorAll('input')].map((input) => ({
    name: input.name,
    value: input.value,
    isFocused: input === document.activeElement,
  }))
  return () => {
    for (const { name, value, isFocused } of typed) {
      const input = part.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)
      if (!input) continue
      if (value !== '') input.value = value
      if (isFocused) input.focus()
    }
    if (document.documentElement.dataset.sent !== undefined) part.querySelector('form')?.requestSubmit()
  }
}
