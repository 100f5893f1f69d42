import type { Asset } from '@plenum/domain/asset'
import { css } from '@plenum/ui/css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { spyOn } from 'storybook/test'
import * as v from 'valibot'
import { http } from '#app/api.ts'
import { followAssets } from '#app/page/live-assets.ts'
import { storyUser } from '#app/page/story-user.ts'
import { AssetsPage } from './assets-page.tsx'
import { storyAsset } from './story-asset.ts'

const INVENTORY = '/app/settings/assets-inventory/'

/** Some assets that only have names of their own. */
export const receivedAssets = (count: number): Asset[] =>
  Array.from({ length: count }, (_, index) => ({
    ...storyAsset,
    id: storyAsset.id.replace(/.{3}$/, String(100 + index)),
    name: `Asset ${100 + index}`,
    code: `SRV-${100 + index}`,
    status: 'received',
    tags: [],
  }))

const Sent = v.object({
  ids: v.array(v.string()),
  change: v.object({ kind: v.string(), to: v.optional(v.literal('installation')) }),
})

/** A server of some assets, in the order in which they stand there. */
export interface StoryInventory {
  assets: Asset[]
  /** The rows of its pages. */
  page: number
  /** Rows of the page before that the next one begins with once more. */
  again: number
  /** An asset that is changed, and said to be refused. */
  refused?: string
  /** What was asked to be changed. */
  changed: string[][]
}

function pageOf({ assets, page, again }: StoryInventory, query: Record<string, unknown>) {
  const rows = assets.filter(({ status }) => query.status === undefined || status === query.status)
  const from = Number(query.cursor ?? 0)
  const next = from + page < rows.length ? String(from + page) : null
  return { results: rows.slice(Math.max(0, from - again), from + page), next }
}

function changeMany(inventory: StoryInventory, json: unknown) {
  const { ids, change } = v.parse(Sent, json)
  inventory.changed.push(ids)
  const { to } = change
  if (to) {
    inventory.assets = inventory.assets.map((asset) =>
      ids.includes(asset.id) ? { ...asset, status: to } : asset,
    )
  }
  const results = ids.map((id) => ({
    id,
    name: inventory.assets.find((asset) => asset.id === id)?.name ?? null,
    outcome: id === inventory.refused ? 'refused' : 'done',
    position: null,
    errors:
      id === inventory.refused ? [{ code: 'place_missing', attr: 'place', detail: 'It has no place' }] : [],
  }))
  return { batch_id: storyAsset.id, results }
}

/** Answers for an inventory. */
export const answeringFor = (inventory: StoryInventory) => {
  const call = spyOn(http, 'call').mockImplementation((_, path, _schema, { query = {}, json } = {}) => {
    if (path === 'api/assets/') return Promise.resolve(pageOf(inventory, query))
    if (path === 'api/assets/bulk/') return Promise.resolve(changeMany(inventory, json))
    const one = inventory.assets.find(({ id }) => path === `api/assets/${id}/`)
    if (one) return Promise.resolve(one)
    const total = inventory.assets.length
    return Promise.resolve(
      path === 'api/assets/facets/'
        ? { count: { value: total, capped: false }, total, has_any: true, status: [], asset_type: [] }
        : { results: [], next: null },
    )
  })
  return () => call.mockRestore()
}

/** The inventory as a person has it before him. */
export function InventoryStory({ search = '', changed }: { search?: string; changed: readonly string[] }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [news] = useState(() => followAssets(queryClient))
  const [router] = useState(() => {
    const root = createRootRoute()
    const app = createRoute({
      getParentRoute: () => root,
      path: '/app',
      beforeLoad: () => ({ user: storyUser }),
    })
    const list = createRoute({
      getParentRoute: () => app,
      path: '/settings/assets-inventory/',
      component: AssetsPage,
    })
    const others = createRoute({ getParentRoute: () => app, path: '$' })
    return createRouter({
      routeTree: root.addChildren([app.addChildren([list, others])]),
      history: createMemoryHistory({ initialEntries: [`${INVENTORY}${search}`] }),
    })
  })
  return (
    <main className={css({ display: 'flex', flexDirection: 'column', height: '[52rem]' })}>
      <button type="button" onClick={() => news.tell(changed)}>
        Somebody works
      </button>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </main>
  )
}
