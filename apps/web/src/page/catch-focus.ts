import { CONTENT_ID } from '@plenum/ui/skip-link'
import type { AnyRouter } from '@tanstack/react-router'
import { frontDialog } from './front-dialog.ts'

/**
 * Puts the focus on what is in front, a dialog or else the content, where going elsewhere took away what had it. The
 * first page begins before everything.
 */
export function catchFocus(router: Pick<AnyRouter, 'subscribe'>) {
  router.subscribe('onRendered', ({ fromLocation, hrefChanged, pathChanged }) => {
    if (fromLocation === undefined || !hrefChanged || document.activeElement !== document.body) return
    // a page that only shows something else holds the focus by itself
    const front = frontDialog() ?? (pathChanged ? document.getElementById(CONTENT_ID) : null)
    front?.focus({ preventScroll: true })
  })
}
