import type { Client } from '@plenum/api-client/client'
import { blankNode } from '@plenum/domain/node'
import { blankView } from '@plenum/domain/saved-view'
import { signedIn } from './client.ts'
import type { Person } from './fixtures.ts'
import { askForMove, furnish } from './hall.ts'
import { inDays } from './in-days.ts'

/** A company with something on each of its screens. */
export async function fullCompany(url: string, person: Person) {
  const client = await signedIn(url, person)
  const { hall, r01, r02, receive } = await furnish(client)
  const { trail } = await client.nodes.get(r01)
  const r09 = await client.nodes.create({
    ...blankNode,
    type: 'rack',
    name: 'R09',
    parent_id: hall,
    u_height: 48,
  })
  const [web] = (await client.assets.list({ search: 'Web 1' })).results
  if (web === undefined) throw new Error('There is no server')
  const request = await askForMove(client, r02)
  const ticket = await client.tickets.create({
    kind: 'improvement',
    subject: 'Labels for a whole row',
    usefulness: 'Forty racks at once.',
    desired_features: 'One sheet.',
    context: null,
  })
  await client.teams.create({ name: 'Facility', description: null })
  await client.tags.create({ name: 'Leased', colour: 'green' })
  await client.savedViews.create({ entity: 'asset', name: 'Just received', settings: blankView.settings })
  await client.workTemplates.create({ name: 'Server move', kind: 'move' })
  await keepPlace(client, r02)
  await client.maintenanceRules.create({
    name: 'Fan check',
    work: 'inspection',
    scope: { by: 'assets', asset_ids: [web.id] },
    recurrence: { by: 'done', every: 1, unit: 'month', starts_on: inDays(3) },
  })
  const file = { kind: 'devices' as const, name: 'devices.csv', headers: ['name'], samples: [['Web 9']] }
  const opened = await client.imports.create({ files: [file] })
  return {
    client,
    receive,
    r01,
    r02,
    r09: r09.id,
    hall,
    dataCenter: trail[0]?.id ?? '',
    password: { now: person.password, next: '' },
    asset: web.id,
    code: web.code,
    ticket: ticket.id,
    request: request.id,
    opened: opened.id,
    report: 'asset_register',
    /** Long enough to be one, and nobody's. */
    token: 'a'.repeat(43),
  }
}

export type FullCompany = Awaited<ReturnType<typeof fullCompany>>

async function keepPlace(client: Client, node_id: string) {
  const [owner] = (await client.owners.list({})).results
  await client.reservations.create({
    owner_id: owner?.id ?? '',
    reason: 'Payments',
    expires_on: inDays(30),
    places: [{ node_id, position: 3, face: 'front', u_height: 2 }],
  })
}
