import type { Estate } from './estate.ts'
import type { Example } from './example.ts'
import { inDays } from './yard.ts'
import { maintenanceRule, planned, request, template } from './work-yard.ts'

/** A good request of every route of requests for work that needs more than its path. */
export const workExamples: Record<string, (of: Estate) => Example> = {
  'POST /api/work/': () => ({ body: request([]) }),
  'POST /api/work/check/': () => ({ body: request([]) }),
  'PATCH /api/work/{id}/': ({ todo }) => ({ body: { title: 'Other' }, from: todo, id: todo.id }),
  'DELETE /api/work/{id}/': ({ draft }) => ({ from: draft, id: draft.id }),
  'POST /api/work/{id}/act/': ({ begun }) => ({
    body: { action: 'block', reason: 'No parts', blocker: 'parts' },
    from: begun,
  }),
  'POST /api/work/{id}/items/{item_id}/execute/': ({ begun }) => ({ body: planned, from: begun }),
  'POST /api/work/{id}/items/{item_id}/revert/': ({ executed }) => ({ from: executed, id: executed.id }),
  'POST /api/work/{id}/items/{item_id}/accept/': ({ executed }) => ({ from: executed, id: executed.id }),
  'POST /api/work/{id}/steps/{step_id}/': ({ begun }) => ({ body: { done: true }, from: begun }),
  'POST /api/work/{id}/check/': () => ({}),
  'POST /api/work/{id}/comments/': () => ({ body: { text: 'New' } }),
  'POST /api/work/{id}/evidence/': () => ({ body: { file_ids: [] } }),
  'POST /api/work/impact/': ({ server }) => ({ body: { asset_ids: [server.id] } }),
  'GET /api/maintenance-rules/planned/': () => ({ query: `?from=${inDays(0)}&to=${inDays(30)}` }),
  'POST /api/maintenance-rules/': () => ({ body: maintenanceRule({ name: 'New' }) }),
  'PATCH /api/maintenance-rules/{id}/': ({ rule }) => ({
    body: maintenanceRule({ name: 'Other' }),
    from: rule,
  }),
  'DELETE /api/maintenance-rules/{id}/': ({ spareRule }) => ({ from: spareRule, id: spareRule.id }),
  'POST /api/work-templates/': () => ({ body: template({ name: 'New' }) }),
  'PATCH /api/work-templates/{id}/': ({ standard }) => ({ body: { name: 'Other' }, from: standard }),
  'DELETE /api/work-templates/{id}/': ({ spareTemplate }) => ({ from: spareTemplate, id: spareTemplate.id }),
}
