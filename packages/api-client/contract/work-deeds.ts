import { atOnce, type Deed, type Hall } from './deeds.ts'
import { maintaining, planned, request, template } from './work-yard.ts'

/** A request that has begun without approval, with one item and one step. */
async function begun({ ada, server }: Hall) {
  const { id: template_id } = await ada.workTemplates.create(
    template({ kind: 'maintenance', is_pre_approved: true }),
  )
  const item = maintaining(await server('S'))
  const made = await ada.work.create(
    request([item], { kind: 'maintenance', template_id, procedure: [{ id: item.id, text: 'Look' }] }),
  )
  return ada.work.act(made, { action: 'start' })
}

const itemOf = ({ items }: Awaited<ReturnType<typeof begun>>) => items[0]?.id ?? ''
const shown = async ({ ada }: Hall) =>
  (await ada.files.upload(new File(['x'], 'x.txt'), { purpose: 'work_evidence' })).id

/** Every route that writes requests, with one use of it. */
export const workDeeds: Record<string, Deed> = {
  'POST /api/work/': {
    writes: 'batch.create',
    prepare: atOnce(({ ada }) => ada.work.create(request([]))),
  },
  'PATCH /api/work/:id/': {
    writes: 'batch.update',
    prepare: async ({ ada }) => {
      const made = await ada.work.create(request([]))
      return () => ada.work.update(made, { title: 'Other' })
    },
  },
  'DELETE /api/work/:id/': {
    writes: 'batch.delete',
    prepare: async ({ ada }) => {
      const made = await ada.work.create(request([], { is_draft: true }))
      return () => ada.work.delete(made)
    },
  },
  'POST /api/work/:id/act/': {
    writes: 'batch.update',
    prepare: async (all) => {
      const seen = await begun(all)
      return () => all.ada.work.act(seen, { action: 'block', reason: 'No parts', blocker: 'parts' })
    },
  },
  'POST /api/work/:id/items/:item_id/execute/': {
    writes: 'batch.update',
    prepare: async (all) => {
      const seen = await begun(all)
      return () => all.ada.work.execute(seen, itemOf(seen), planned)
    },
  },
  'POST /api/work/:id/items/:item_id/revert/': {
    writes: 'batch.update',
    prepare: async (all) => {
      const seen = await begun(all)
      const done = await all.ada.work.execute(seen, itemOf(seen), planned)
      return () => all.ada.work.revert(done, itemOf(seen))
    },
  },
  'POST /api/work/:id/items/:item_id/accept/': {
    writes: 'batch.update',
    prepare: async (all) => {
      const seen = await begun(all)
      const done = await all.ada.work.execute(seen, itemOf(seen), planned)
      return () => all.ada.work.accept(done, itemOf(seen))
    },
  },
  'POST /api/work/:id/steps/:step_id/': {
    writes: 'batch.update',
    prepare: async (all) => {
      const seen = await begun(all)
      return () => all.ada.work.step(seen, itemOf(seen), { done: true })
    },
  },
  'POST /api/work/:id/comments/': {
    writes: 'batch.update',
    prepare: async ({ ada }) => {
      const { id } = await ada.work.create(request([]))
      return () => ada.work.comment(id, 'Hello')
    },
  },
  'POST /api/work/:id/evidence/': {
    writes: 'batch.update',
    prepare: async (all) => {
      const { id } = await all.ada.work.create(request([]))
      const file = await shown(all)
      return () => all.ada.work.addEvidence(id, [file])
    },
  },
  'DELETE /api/work/:id/evidence/:file_id/': {
    writes: 'batch.update',
    prepare: async (all) => {
      const { id } = await all.ada.work.create(request([]))
      const file = await shown(all)
      await all.ada.work.addEvidence(id, [file])
      return () => all.ada.work.removeEvidence(id, file)
    },
  },
  'POST /api/work-templates/': {
    writes: 'work_template.create',
    prepare: atOnce(({ ada }) => ada.workTemplates.create(template())),
  },
  'PATCH /api/work-templates/:id/': {
    writes: 'work_template.change',
    prepare: async ({ ada }) => {
      const made = await ada.workTemplates.create(template())
      return () => ada.workTemplates.update(made, { name: 'Other' })
    },
  },
  'DELETE /api/work-templates/:id/': {
    writes: 'work_template.delete',
    prepare: async ({ ada }) => {
      const made = await ada.workTemplates.create(template())
      return () => ada.workTemplates.delete(made)
    },
  },
}
