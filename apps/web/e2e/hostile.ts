import { createClient } from '@plenum/api-client/client'
import { memoryTokens } from '@plenum/api-client/tokens'
import { blankAsset } from '@plenum/domain/asset'
import { blankModel } from '@plenum/domain/library'
import { blankNode } from '@plenum/domain/node'
import { blankGrid } from '@plenum/domain/plan-grid'
import type { Page } from './fixtures.ts'
import { HOSTILE_TEXTS } from './hostile-texts.ts'

/** Each text in turn, with a number that makes it the only one of its kind. */
function turns(first: number) {
  let count = 0
  return (longest = 80) => {
    const payload = HOSTILE_TEXTS[(first + count) % HOSTILE_TEXTS.length] ?? ''
    count += 1
    return `${count} ${payload}`.slice(0, longest).trim()
  }
}

/**
 * A founder and his company, with a hostile text in every field that takes one, beginning with the one that is `first`:
 * once each has been that, each has been in every field.
 */
export async function hostileCompany(url: string, email: string, first: number) {
  const text = turns(first)
  const password = 'Cold-aisle-1'
  const client = createClient({ url: `${url}/`, tokens: memoryTokens(), language: () => 'en' })
  const names = { name: text(), surname: text(), company: text(120) }
  const registered = { ...names, email, password, password_confirmation: password }
  const { user } = await client.auth.register(registered)
  await client.account.update(user, { phone_number: text(40) })
  const assets: { id: string; rack_id: string; texts: string[] }[] = []
  const rooms: string[] = []
  let dataCenterId = ''
  let drawn: { room: string; texts: string[] } = { room: '', texts: [] }
  const racks: string[] = []
  const teams: { name: string; description: string }[] = []
  const tickets: { id: string; texts: string[] }[] = []
  const tags: string[] = []
  // fields outnumber texts: each has its turn several times
  for (let at = 0; at < 7; at++) {
    const team = { name: text(), description: text(500) }
    const owner = await client.teams.create(team)
    teams.push(team)
    await client.invitations.create({ email: `eva-${at}-${email}`, team_id: owner.id })
    const node = () => ({ ...blankNode, name: text(120), code: text(40), description: text(2000) })
    const center = await client.nodes.create(node())
    const room = await client.nodes.create({ ...node(), type: 'room', parent_id: center.id })
    const rack = await client.nodes.create({ ...node(), type: 'rack', parent_id: room.id, u_height: 20 })
    drawn = { room: room.id, texts: [room.name, text(60)] }
    await client.nodes.savePlan(await client.nodes.plan(room.id), {
      grid: blankGrid,
      shapes: [
        {
          kind: 'label',
          id: 'l',
          x_mm: 900,
          y_mm: 300,
          rotation: 0,
          text: drawn.texts[1] ?? '',
          size_mm: 300,
        },
      ],
      picture: null,
      racks: [{ id: rack.id, x_mm: 600, y_mm: 600, rotation: 0 }],
      assets: [],
    })
    rooms.push(center.name)
    dataCenterId = center.id
    racks.push(rack.name)
    const brand = await client.brands.create({ name: text() })
    const model = await client.models.create({
      ...blankModel,
      brand_id: brand.id,
      name: text(120),
      part_number: text(),
      asset_type: 'SRV',
      u_height: 2,
    })
    const tag = await client.tags.create({ name: text(40), colour: 'red' })
    tags.push(tag.name)
    const made = await client.assets.create({
      ...blankAsset,
      name: text(120),
      code: text(40),
      hostname: text(253),
      serial_number: text(120),
      customer: text(120),
      notes: text(4000),
      owner_id: owner.id,
      brand_id: brand.id,
      model_id: model.id,
      place: { node_id: rack.id, position: 3, face: 'front' },
      tag_ids: [tag.id],
    })
    const asset = await client.assets.update(made, { name: text(120), code: text(40) })
    const { id, name, code, hostname, serial_number, customer, notes } = asset
    const typed = [name, code, hostname, serial_number, customer, notes, team.name, brand.name, model.name]
    assets.push({ id, rack_id: rack.id, texts: typed.filter((each) => each !== null) })
    const asked = { subject: text(160), usefulness: text(4000), desired_features: text(4000) }
    const from = { version: text(40), browser: text(255), language: 'en' }
    const ticket = await client.tickets.create({
      kind: 'improvement',
      ...asked,
      // the first looks like a page of ours
      context: { ...from, page: `${at === 0 ? '/app?' : '/'}${text()}` },
    })
    const answer = await client.tickets.answer(ticket.id, { text: text(4000) })
    const said = [...Object.values(asked), from.version, from.browser, answer.text ?? '']
    tickets.push({ id: ticket.id, texts: said })
  }
  const headers = [...HOSTILE_TEXTS]
  const file = { kind: 'devices' as const, name: text(255), headers, samples: [headers] }
  const opened = await client.imports.create({ files: [file] })
  const request = await hostileRequest(client, assets[0]?.id ?? '', text)
  return {
    email,
    password,
    user: names,
    assets,
    rooms,
    dataCenterId,
    drawn,
    racks,
    teams,
    tickets,
    request,
    tags,
    opened: { id: opened.id, file: file.name },
  }
}

/** A request with a hostile text wherever it takes one. */
async function hostileRequest(
  client: ReturnType<typeof createClient>,
  asset_id: string,
  text: (longest?: number) => string,
) {
  const texts = {
    title: text(160),
    description: text(),
    customer: text(),
    step: text(),
    role: text(),
    comment: text(),
  }
  const { title, description, customer } = texts
  const { id } = await client.work.create({
    kind: 'change',
    title,
    description,
    customer,
    procedure: [{ id: crypto.randomUUID(), text: texts.step, role: texts.role, back_out: text() }],
    items: [{ id: crypto.randomUUID(), op: 'change', asset_id, changes: { notes: text() } }],
  })
  await client.work.comment(id, texts.comment)
  return { id, texts: [title, description, customer, texts.step, texts.comment] }
}

/** Watches for what no page of ours ever makes: scripts, handlers and addresses that run. */
export async function watchForScripts(page: Page): Promise<() => Promise<unknown[]>> {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    const found: string[] = []
    Reflect.set(window, '__found', found)
    const isBad = (element: Element) =>
      ['IFRAME', 'OBJECT', 'EMBED', 'BASE'].includes(element.tagName) ||
      (element instanceof HTMLScriptElement && !element.src.startsWith(location.origin)) ||
      [...element.attributes].some(
        ({ name, value }) => name.startsWith('on') || /^\s*(?:javascript:|data:text)/i.test(value),
      )
    const look = (node: Node) => {
      if (!(node instanceof Element)) return
      for (const element of [node, ...node.querySelectorAll('*')]) {
        if (isBad(element) && !(element instanceof HTMLInputElement))
          found.push(new XMLSerializer().serializeToString(element))
      }
    }
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === 'attributes') look(target)
        for (const node of addedNodes) look(node)
      }
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
  return async () => {
    const inPage = await page.evaluate(() => [
      ...(Reflect.get(window, '__found') as string[]),
      ...(Reflect.has(window, '__hit') ? ['a payload ran'] : []),
    ])
    return [...dialogs, ...inPage]
  }
}
