import type { WorkPage, WorkRequest, WorkSummary } from '@plenum/domain/work-request'
import { WORK_STAGES } from '@plenum/domain/work-stage'
import { spyOn } from 'storybook/test'
import { http } from '#app/api.ts'
import { storyDevice, storyRack } from '#app/elevation/story-rack.ts'

const page = (results: WorkSummary[]): WorkPage => ({ results, next: null })

/** Two racks of the stories, as they are before anything moves. */
const RACKS = {
  R01: storyRack('R01', [
    storyDevice('Web 1', 1, { id: '0190d0d0-0000-7000-8000-300000000001' }),
    storyDevice('Web 2', 3, { id: '0190d0d0-0000-7000-8000-300000000002' }),
    storyDevice('Database', 9, { u_height: 2 }),
  ]),
  R05: storyRack('R05', [storyDevice('Switch', 12)]),
}

/** A server with these requests; what is changed is answered with `changed`. */
export const workServer =
  (requests: readonly WorkSummary[], whole?: WorkRequest, changed?: (path: string) => Promise<unknown>) =>
  () => {
    const call = spyOn(http, 'call').mockImplementation((method, path, _schema, options) => {
      const query: Record<string, unknown> = options && 'query' in options ? { ...options.query } : {}
      const { stage } = query
      const found = requests.filter(
        (each) => typeof stage !== 'string' || stage.split(',').includes(each.stage),
      )
      if (path.endsWith('/check/'))
        return Promise.resolve({ items: [], clashes: [], blocks: false, overridable: false })
      if (method !== 'get') return changed?.(path) ?? Promise.resolve(whole)
      if (path === 'api/work/') return Promise.resolve(page(found))
      if (path === 'api/work/counts/') {
        const stages = WORK_STAGES.map((each) => [each, requests.filter((one) => one.stage === each).length])
        return Promise.resolve({ all: requests.length, stages: Object.fromEntries(stages) })
      }
      if (path.startsWith('api/work/')) return Promise.resolve(whole)
      const rack = /^api\/nodes\/(R\d+)\/contents\/$/.exec(path)?.[1]
      if (rack === 'R01' || rack === 'R05') return Promise.resolve(RACKS[rack])
      return Promise.resolve({ results: [], next: null })
    })
    return () => call.mockRestore()
  }
