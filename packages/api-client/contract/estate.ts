import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sha256 } from '@plenum/api-server/crypto'
import { invitation } from '@plenum/api-server/db/schema/invitations'
import { notification } from '@plenum/api-server/db/schema/notifications'
import { principal, team } from '@plenum/api-server/db/schema/people'
import { recovery } from '@plenum/api-server/db/schema/recoveries'
import { session } from '@plenum/api-server/db/schema/sessions'
import type { FilePurpose } from '@plenum/domain/file'
import { blankModel } from '@plenum/domain/library'
import { FIRST_NOMENCLATURE } from '@plenum/domain/nomenclature'
import { USUAL_CHANNELS } from '@plenum/domain/notification'
import { blankView } from '@plenum/domain/saved-view'
import type { Ref } from '@plenum/domain/ref'
import { database } from './engine.ts'
import { fileAway } from './estate-files.ts'
import { check, devices, leaf, send } from './import-files.ts'
import { labelled, node } from './hall.ts'
import { keptFor } from './keeping.ts'
import { answeredTicket, pendingOf } from './tickets.ts'
import { png } from './uploads.ts'
import { asset, found, join, now, type Connection } from './world.ts'
import { inDays } from './yard.ts'
import { ruled } from './maintenance-estate.ts'
import { askedFor } from './work-estate.ts'

/** Stands in the name of everything a company owns: where a stranger reads it, something has leaked. */
export const canary = (letter: string) => `canary-${letter}-${letter}71c4`

const rows = (mark: string) => devices({ ...leaf, name: `${mark} imported`, site: mark })

/** A type of a company's own: each has one of this code. */
export const OWN_TYPE = 'OWNT'

/** What came by mail to the member, and to somebody who has been invited. */
export const letters = (letter: string) => ({
  recovery: `recovery-${letter}`,
  invitation: `invitation-${letter}`,
  invited: `invited-${letter}@example.org`,
})

/** Puts the records in that no call of the client makes by itself. */
async function post(letter: string, founder: { user: Ref }, member: Connection) {
  const { id: user_id, company } = await member.auth.me()
  const [team_id, empty_team_id, invitation_id] = [randomUUID(), randomUUID(), randomUUID()]
  const created_at = now().toISOString()
  const expires_at = new Date(now().getTime() + 60_000_000).toISOString()
  const open = { company_id: company.id, created_at, expires_at }
  const mail = letters(letter)
  for (const id of [team_id, empty_team_id]) {
    await database
      .insert(principal)
      .values({ company_id: company.id, id, kind: 'team', name: `${canary(letter)} team` })
    await database.insert(team).values({ company_id: company.id, id })
  }
  await database.insert(recovery).values({ ...open, hash: await sha256(mail.recovery), user_id })
  await database.insert(invitation).values({
    ...open,
    id: invitation_id,
    email: mail.invited,
    team_id,
    invited_by: founder.user.id,
    token_hash: await sha256(mail.invitation),
  })
  await database.insert(notification).values({
    company_id: company.id,
    id: randomUUID(),
    user_id,
    kind: 'rights_changed',
    at: created_at,
    about: `${canary(letter)} team`,
  })
  const [own] = await database.select({ id: session.id }).from(session).where(eq(session.user_id, user_id))
  return { user_id, team_id, empty_team_id, session_id: own?.id ?? '', invitation_id, mail }
}

/** A company with one record of every kind, each named after its canary. */
export async function estate(letter: string) {
  const mark = canary(letter)
  const founder = await found()
  const member = await join(founder, { support: 'noAccess' })
  const dataCenter = await founder.nodes.create(node({ name: `${mark} hall` }))
  const rack = await founder.nodes.create(
    node({ type: 'rack', name: `${mark} rack`, parent_id: dataCenter.id, u_height: 42 }),
  )
  const spareRoom = await founder.nodes.create(
    node({ type: 'room', name: `${mark} spare room`, parent_id: dataCenter.id }),
  )
  const drawn = await founder.nodes.savePlan(spareRoom, labelled(`${mark} label`))
  const picture = async (purpose: FilePurpose) =>
    (await founder.files.upload(png(`${mark}.png`), { purpose })).id
  const { id: brand_id } = await founder.brands.create({ name: `${mark} brand` })
  const brand = await founder.catalogue.brands.setLogo(brand_id, await picture('brand_logo'))
  const { id: model_id } = await founder.models.create({
    ...blankModel,
    brand_id,
    name: `${mark} model`,
    asset_type: 'SRV',
  })
  const side = { side: 'front', file_id: await picture('model_image') } as const
  const model = await founder.catalogue.models.setImage(model_id, side)
  const spareBrand = await founder.brands.create({ name: `${mark} spare brand` })
  const spareModel = await founder.models.create({
    ...blankModel,
    brand_id: brand.id,
    name: `${mark} spare model`,
    asset_type: 'SRV',
  })
  const type = await founder.catalogue.types.create({
    code: OWN_TYPE,
    name: `${mark} type`,
    category: 'it',
    mounts: ['any'],
    data_bearing: 'no',
    maintenance_days: null,
  })
  const server = await founder.assets.create(
    asset({
      name: `${mark} server`,
      brand_id: brand.id,
      model_id: model.id,
      owner_id: founder.user.id,
      warranty_date: inDays(10),
    }),
  )
  const [line] = (await founder.history.list({ limit: 1 })).results
  const receiving = await founder.imports.create({
    files: [{ kind: 'devices', name: `${mark}.csv`, headers: ['name'], samples: [] }],
  })
  const received = await send(founder, rows(mark))
  const checked = await send(founder, rows(mark))
  await check(founder, checked.id)
  const confirmed = await send(founder, rows(mark))
  await check(founder, confirmed.id)
  await founder.imports.decide(confirmed.id, { confirmed: true })
  for (const writer of [founder, member])
    await writer.drafts.keep({ form: 'ticket', key: 'bug' }, { content: { subject: mark } })
  const posted = await post(letter, founder, member)
  // Reported by somebody without rights: his own he sees all the same.
  const ticket = await answeredTicket(member, mark)
  const pending = await pendingOf(founder, { name: `${mark} pending.png` })
  // Another than the server, whose creation can be taken back as long as nothing hangs on it.
  const tag = await founder.tags.create({ name: `${mark} tag`, colour: 'red' })
  const other_tag = await founder.tags.create({ name: `${mark} other tag`, colour: 'blue' })
  const photographed = await founder.assets.create(
    asset({ name: `${mark} photographed`, code: `${mark}/1`, tag_ids: [tag.id] }),
  )
  const standing = await founder.assets.create(
    asset({
      name: `${mark} standing`,
      place: { node_id: dataCenter.id, position: null, face: null },
    }),
  )
  const [nomenclature] = (await founder.nomenclatures.list()).results
  const own_nomenclature = await founder.nomenclatures.create({
    ...FIRST_NOMENCLATURE,
    scope: ['type'],
    asset_type: 'SRV',
  })
  const set_aside = await founder.codeReserves.create({ asset_type: 'SWI', count: 2, note: `${mark} labels` })
  const filed = await fileAway(founder, { mark, asset_id: photographed.id, model_id })
  const view = await founder.savedViews.create({ ...blankView, name: `${mark} view` })
  const planned = await founder.assets.move(await founder.assets.get(photographed.id), {
    node_id: rack.id,
    position: 9,
    face: 'front',
    planned_for: inDays(9),
  })
  const kept = await keptFor(founder, { rack, asset_id: photographed.id, model_id: model.id, mark })
  const asked = await askedFor(founder, mark)
  const rules = await ruled(founder, {
    mark,
    team_id: posted.team_id,
    template_id: asked.standard.id,
    request_id: asked.executed.id,
  })
  await founder.notifications.setPreferences({
    ...USUAL_CHANNELS,
    rights_changed: { in_app: false, by_mail: true },
  })
  return {
    mark,
    founder,
    member,
    ...posted,
    dataCenter,
    rack,
    spareRoom,
    drawn,
    brand,
    model,
    spareBrand,
    spareModel,
    type,
    server,
    batch: line?.id ?? '',
    receiving,
    received,
    checked,
    confirmed,
    ticket,
    pending,
    view,
    photographed,
    standing,
    tag,
    other_tag,
    nomenclature: nomenclature ?? own_nomenclature,
    own_nomenclature,
    set_aside,
    planned,
    kept,
    ...asked,
    ...rules,
    ...filed,
  }
}

export type Estate = Awaited<ReturnType<typeof estate>>
