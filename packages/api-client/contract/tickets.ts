import type { Ref } from '@plenum/domain/ref'
import type { BugInput, ImprovementInput } from '@plenum/domain/ticket'
import { uploaded } from './uploads.ts'
import type { Connection } from './world.ts'

/** An improvement as somebody suggests it. */
export const improvement = (over: Partial<ImprovementInput> = {}): ImprovementInput => ({
  kind: 'improvement',
  subject: 'Show the weight of a rack',
  usefulness: 'The floor bears 1,200 kg a square metre.',
  desired_features: 'A sum in the sheet of a rack.',
  files: [],
  context: null,
  ...over,
})

/** A bug whose steps have these files. */
export const bug = (steps: string[][], over: Partial<BugInput> = {}): BugInput => ({
  kind: 'bug',
  subject: 'The elevation stays empty',
  steps: steps.map((files, at) => ({ text: `Step ${at + 1}`, files })),
  expected_result: 'The rack is drawn.',
  context: null,
  ...over,
})

/** A file that somebody has just uploaded. */
export async function pendingOf(who: Connection, over: Parameters<typeof uploaded>[1] = {}) {
  const { id, company } = await who.auth.me()
  return uploaded({ company_id: company.id, user_id: id }, over)
}

/** A bug with a picture that was sent and answered, each with a file. */
export async function answeredTicket(who: Connection, mark: string) {
  const picture = await pendingOf(who, { name: `${mark} step.png` })
  const sent = await who.tickets.create(bug([[picture]], { subject: `${mark} bug` }))
  const log = await pendingOf(who, { name: `${mark}.csv`, media_type: 'text/csv' })
  await who.tickets.answer(sent.id, { text: `${mark} answer`, files: [log] })
  return who.tickets.get(sent.id)
}

/** Somebody as a reference. */
export const refOf = async ({ auth }: Connection): Promise<Ref> => {
  const { id, full_name } = await auth.me()
  return { id, name: full_name }
}
