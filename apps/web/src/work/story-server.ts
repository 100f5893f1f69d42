import type { WorkPage, WorkRequest, WorkSummary } from '@plenum/domain/work-request'
import { WORK_STAGES } from '@plenum/domain/work-stage'
import { spyOn } from 'storybook/test'
import { http } from '#app/api.ts'
import type { NodeContents } from '@plenum/domain/node-contents'
import { storyDevice, storyRack } from '#app/elevation/story-rack.ts'
import { FITS } from './story-check.ts'
import { storyWorkHistory } from './story-history.ts'
import { rackId, storyItem } from './story-work.ts'

const page = (results: WorkSummary[]): WorkPage => ({ results, next: null })

const rack = (name: string, assets: NodeContents['assets']): NodeContents => {
  const { node, ...rest } = storyRack(name, assets)
  return { ...rest, node: { ...node, id: rackId(name) } }
}

const idOfItem = (number: number) => storyItem(number).asset?.id ?? ''

/** Two racks of the stories, as they are before anything moves. */
const RACKS = [
  rack('R01', [
    storyDevice('Web 1', 1, { id: idOfItem(1) }),
    storyDevice('Web 2', 3, { id: idOfItem(2) }),
    storyDevice('Database', 9, { u_height: 2 }),
  ]),
  rack('R05', [storyDevice('Switch', 12)]),
]

/** A server with these requests; what is changed is answered with `changed`, which may give what there is from then on. */
export const workServer =
  (
    requests: readonly WorkSummary[],
    whole?: WorkRequest,
    changed?: (become: (request: WorkRequest) => void) => Promise<unknown>,
  ) =>
  () => {
    let shown = whole
    const become = (request: WorkRequest) => {
      shown = request
    }
    const call = spyOn(http, 'call').mockImplementation((method, path, _schema, options) => {
      const query: Record<string, unknown> = options && 'query' in options ? { ...options.query } : {}
      const { stage } = query
      const found = requests.filter(
        (each) => typeof stage !== 'string' || stage.split(',').includes(each.stage),
      )
      if (path.endsWith('/check/')) return Promise.resolve(FITS)
      if (path.endsWith('/history/')) return Promise.resolve({ results: storyWorkHistory, next: null })
      if (method !== 'get') return changed?.(become) ?? Promise.resolve(shown)
      if (path === 'api/work/') return Promise.resolve(page(found))
      if (path === 'api/work/counts/') {
        const stages = Object.fromEntries(
          WORK_STAGES.map((each) => [each, requests.filter((one) => one.stage === each).length] as const),
        )
        return Promise.resolve({ all: requests.length, stages })
      }
      if (path.startsWith('api/work/')) return Promise.resolve(shown)
      const contents = RACKS.find(({ node }) => path === `api/nodes/${node.id}/contents/`)
      if (contents !== undefined) return Promise.resolve(contents)
      return Promise.resolve({ results: [], next: null })
    })
    return () => call.mockRestore()
  }
