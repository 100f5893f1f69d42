const STOPS = 'a, button, input, select, [tabindex]'

const stopsIn = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>(STOPS)]

/**
 * Takes what was typed into a part of the page, and where the focus is, before that is drawn anew and alike. Gives what
 * puts both back, and sends what was sent too early.
 */
export function keepTyped(part: HTMLElement): () => void {
  const typed = [...part.querySelectorAll('input')].map(({ name, value }) => ({ name, value }))
  const focused = stopsIn(part).findIndex((stop) => stop === document.activeElement)
  return () => {
    for (const { name, value } of typed) {
      const input = part.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)
      if (input && value !== '') input.value = value
    }
    stopsIn(part)[focused]?.focus()
    if (document.documentElement.dataset.sent !== undefined) part.querySelector('form')?.requestSubmit()
  }
}
