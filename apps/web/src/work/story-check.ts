import type { WorkCheck } from '@plenum/domain/work-request'
import { answering, never } from '#app/page/story-server.ts'
import { storyItem } from './story-work.ts'

/** For stories of checks: each time one is asked for, the next of these is said against an item; nothing else is answered. */
export const answeringChecks = (id: string, details: readonly string[]) => () => {
  let asked = 0
  return answering((path) => {
    if (!path.endsWith('/check/')) return never(path)
    const detail = details[asked] ?? ''
    asked += 1
    const items: WorkCheck['items'] = [{ id, fit: null, errors: [{ code: 'asset_closed', detail }] }]
    return Promise.resolve({ items, clashes: [], blocks: true, overridable: false } satisfies WorkCheck)
  })()
}

/** For stories of checks: nothing speaks against it. */
export const FITS: WorkCheck = { items: [], clashes: [], blocks: false, overridable: false }

/** For stories of checks: a reason would do against what is said of the first item. */
export const OVERLOADS: WorkCheck = {
  ...FITS,
  items: [
    {
      id: storyItem(1).id,
      fit: null,
      errors: [{ code: 'cooling_exceeded', detail: 'Heat to be cooled: 2.4 of 2 kW' }],
    },
  ],
  overridable: true,
}
