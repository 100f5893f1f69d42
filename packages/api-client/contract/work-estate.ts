import { maintaining, planned, request, template } from './work-yard.ts'
import type { found } from './world.ts'

type Founder = Awaited<ReturnType<typeof found>>

/** Requests at several stages for the records of a company, all of them about one asset. */
export async function askedFor(founder: Founder, { mark, asset_id }: { mark: string; asset_id: string }) {
  const standard = await founder.workTemplates.create(
    template({ name: `${mark} template`, kind: 'maintenance', is_pre_approved: true }),
  )
  const spareTemplate = await founder.workTemplates.create(template({ name: `${mark} spare template` }))
  const item = maintaining({ id: asset_id })
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
