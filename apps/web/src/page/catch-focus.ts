import { CONTENT_ID } from '@plenum/ui/skip-link'
import type { AnyRouter } from '@tanstack/react-router'

/**
 * Puts the focus on what is in front, a dialog or else the content, where going elsewhere took away what had it. The
 * first page begins before everything.
 */
export function catchFocus(router: Pick<AnyRouter, 'subscribe'>) {
  router.subscribe('onRendered', ({ fromLocation, hrefChanged }) => {
    if (fromLocation === undefined || !hrefChanged || document.activeElement !== document.body) return
    const dialog = [...document.querySelectorAll<HTMLElement>('[aria-modal=true][data-state=open]')].at(-1)
    const front = dialog ?? document.getElementById(CONTENT_ID)
    front?.focus({ preventScroll: true })
  })
}
