import { randomUUID } from 'node:crypto'
import { blankModel } from '@plenum/domain/library'
import type { WorkRequest } from '@plenum/domain/work-request'
import { approver, maintaining, planned, request, template } from './work-yard.ts'
import { asset, type found } from './world.ts'

type Founder = Awaited<ReturnType<typeof found>>

/** Requests of a company at several stages, all of them about one asset. */
export async function askedFor(founder: Founder, mark: string) {
  const serviced = await founder.assets.create(asset({ name: `${mark} serviced` }))
  const standard = await founder.workTemplates.create(
    template({ name: `${mark} template`, kind: 'maintenance', is_pre_approved: true }),
  )
  const spareTemplate = await founder.workTemplates.create(template({ name: `${mark} spare template` }))
  const item = maintaining(serviced)
  const step = { id: item.id, text: `${mark} step` }
  const ask = (over: Parameters<typeof request>[1] = {}) =>
    founder.work.create(
      request([item], { kind: 'maintenance', title: `${mark} request`, procedure: [step], ...over }),
    )
  const todo = await ask()
  const draft = await ask({ is_draft: true })
  const start = async () => founder.work.act(await ask({ template_id: standard.id }), { action: 'start' })
  // one after the other, for two at once would be about one asset
  const done = await start()
  const executed = await founder.work.execute(done, item.id, planned)
  const { id: shown } = await founder.files.upload(new File([mark], `${mark} shown.txt`), {
    purpose: 'work_evidence',
  })
  const begun = await founder.work.addEvidence((await start()).id, [shown])
  return { standard, spareTemplate, todo, draft, executed, begun, shown }
}

interface Ground {
  rack: { id: string }
  brand: { id: string }
  team_id: string
  begun: WorkRequest
  mark: string
}

/** A request that names a record of every kind, approved by somebody else and executed, and one that swaps. */
export async function doneFor(
  founder: Founder,
  { rack, brand, team_id, begun, mark }: Ground,
): Promise<void> {
  const said = { assignee_id: founder.user.id, team_id, follows_id: begun.id, title: `${mark} done` }
  const size = { ...blankModel, brand_id: brand.id, name: `${mark} sized`, asset_type: 'SRV', u_height: 2 }
  const model = await founder.models.create(size)
  const item = {
    id: randomUUID(),
    op: 'add',
    model_id: model.id,
    to: { node_id: rack.id, position: 36, face: 'front' },
  } as const
  const boss = await approver(founder)
  const sent = await founder.work.act(await founder.work.create(request([item], { kind: 'add', ...said })), {
    action: 'submit',
  })
  const yes = await boss.work.act(sent, { action: 'approve' })
  await founder.work.execute(yes, item.id, { ...planned, serial_number: mark })
  const step = begun.procedure[0]?.id ?? ''
  await founder.work.step(await founder.work.get(begun.id), step, { done: true })
  const [one, other] = (await founder.assets.list({ limit: 2 })).results
  await founder.work.create(
    request([{ id: randomUUID(), op: 'swap', asset_id: one?.id ?? '', replacement_id: other?.id ?? '' }]),
  )
}
