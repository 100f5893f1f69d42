import type { FocusEvent } from 'react'

type Focused = FocusEvent<HTMLElement>

/**
 * Lets whoever works by keys walk through a stack of notices and out of it again. The library gives the focus back to
 * where it came from whenever it leaves the stack, so that Tab never got past it: it is not told, and the focus goes
 * back from here, when what has it is taken away: to another notice, else to where it was before.
 */
export function stackFocus() {
  let before: HTMLElement | null = null
  const remember = (stack: HTMLElement | null, from: EventTarget | null) => {
    if (from instanceof HTMLElement && !stack?.contains(from)) before = from
  }
  return {
    /** For the stack: hands the focus on to its first notice, as the stack itself shows none. */
    stack: {
      onFocus: ({ target, currentTarget, relatedTarget }: Focused) => {
        if (target !== currentTarget) return
        remember(currentTarget, relatedTarget)
        openIn(currentTarget)[0]?.focus()
      },
    },
    /** For each notice: remembers where the focus came from, and gives it on when the notice goes with it. */
    notice: {
      onFocus: (event: Focused) => {
        event.stopPropagation()
        remember(event.currentTarget.parentElement, event.relatedTarget)
      },
      ref: (notice: HTMLElement | null) => () => {
        if (!notice?.contains(document.activeElement)) return
        const next = openIn(notice.parentElement).find((other) => other !== notice) ?? before
        next?.focus()
      },
    },
  }
}

const openIn = (stack: HTMLElement | null) => [
  ...(stack?.querySelectorAll<HTMLElement>(':scope > [data-state=open]') ?? []),
]
