import type { WorkCheck } from '@plenum/domain/work-request'
import { answering, never } from '#app/page/story-server.ts'

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
