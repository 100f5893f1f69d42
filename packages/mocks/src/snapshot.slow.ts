import { readFile } from 'node:fs/promises'
import { memoryFiles } from '@plenum/api-server/files/memory-files'
import { LIFETIMES } from '@plenum/api-server/lifetimes'
import { createApp } from '@plenum/api-server/app'
import { DEFAULT_LIMITS } from '@plenum/api-server/limits'
import { AssetPage } from '@plenum/domain/asset-query'
import { DataCenterDashboard } from '@plenum/domain/dashboard'
import { RoomPlan } from '@plenum/domain/room-plan'
import { SignedIn } from '@plenum/domain/session'
import { slaOf } from '@plenum/domain/sla'
import { TicketEntryPage, TicketPage } from '@plenum/domain/ticket'
import { WorkPage } from '@plenum/domain/work-request'
import { WORK_STAGES } from '@plenum/domain/work-stage'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { buildCompany } from './build/company.ts'
import { DEMO_LOGIN } from './build/people.ts'
import { TICKETS } from './build/tickets.ts'
import { WORK } from './build/work.ts'
import { openMemoryDatabase } from './open-database.ts'
import { portablePasswords as passwords } from './passwords.ts'

const clock = () => new Date()

test('the demonstration company opens with its login and lists its assets, owners and places', async () => {
  // the database that `pnpm snapshot` has seeded, as the page opens it
  const bytes = await readFile(new URL('../snapshot.pgdata', import.meta.url))
  const { engine, database } = await openMemoryDatabase(new Blob([bytes], { type: 'application/x-gzip' }))
  const company = buildCompany()
  const secrets = { token: { present: crypto.getRandomValues(new Uint8Array(32)), former: [] } }
  const report = (error: unknown) => expect.unreachable(String(error))
  const app = createApp({
    database,
    clock,
    passwords,
    secrets,
    files: memoryFiles(clock),
    mailer: { send: () => undefined },
    publicUrl: 'http://localhost',
    limits: DEFAULT_LIMITS,
    lifetimes: LIFETIMES.usual,
    registration: 'open',
    report,
  })
  const signedIn = await app.request('/api/token/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_LOGIN),
  })
  const { access, user } = v.parse(SignedIn, await signedIn.json())
  expect(user).toMatchObject({ full_name: 'Ana Ruiz', is_administrator: true })

  const list = await app.request('/api/assets/?limit=100', { headers: { authorization: `Bearer ${access}` } })
  const { results, next } = v.parse(AssetPage, await list.json())
  expect(results).toHaveLength(100)
  expect(next).not.toBeNull()
  expect(results.every((asset) => asset.owner && asset.model && asset.location?.trail.length)).toBe(true)

  const unconfirmed = async (kind: string) => {
    const room = company.rooms.find((each) => each.kind === kind)?.node.id
    const unseen = await app.request(`/api/assets/?location_id=${room}&unverified=never`, {
      headers: { authorization: `Bearer ${access}` },
    })
    return v.parse(AssetPage, await unseen.json()).results.length
  }
  expect(await unconfirmed('data_hall')).toBe(0)
  expect(await unconfirmed('electrical')).toBeGreaterThan(10)

  const asked = await app.request('/api/tickets/', { headers: { authorization: `Bearer ${access}` } })
  const tickets = v.parse(TicketPage, await asked.json()).results
  expect(tickets.map(({ number }) => number)).toEqual(TICKETS.map((_, before) => TICKETS.length - before))
  const [talked] = tickets.filter(({ number }) => number === 1)
  const said = await app.request(`/api/tickets/${talked?.id}/entries/`, {
    headers: { authorization: `Bearer ${access}` },
  })
  const { results: entries } = v.parse(TicketEntryPage, await said.json())
  expect(entries.map(({ kind }) => kind)).toEqual(['priority', 'answer', 'answer', 'status'])

  const work = await app.request('/api/work/?limit=100', { headers: { authorization: `Bearer ${access}` } })
  const requests = v.parse(WorkPage, await work.json()).results
  expect(requests).toHaveLength(WORK.length)
  expect(new Set(requests.map(({ stage }) => stage))).toEqual(new Set(WORK_STAGES))
  const standing = new Set(requests.map((request) => slaOf(request, clock())))
  expect(standing).toEqual(new Set(['running', 'warning', 'met', null]))

  const drawn = async (kind: string) => {
    const room = company.rooms.find((each) => each.kind === kind)?.node.id
    const plan = await app.request(`/api/nodes/${room}/plan/`, {
      headers: { authorization: `Bearer ${access}` },
    })
    const { racks, assets, shapes } = v.parse(RoomPlan, await plan.json())
    expect(shapes.length).toBeGreaterThan(1)
    return [...racks, ...(assets ?? [])].map(({ x_mm }) => x_mm)
  }
  for (const spots of [await drawn('data_hall'), await drawn('electrical')]) {
    expect(spots.length).toBeGreaterThan(10)
    expect(spots).not.toContain(null)
  }

  const left = await app.request('/api/dashboards/data-center/', {
    headers: { authorization: `Bearer ${access}` },
  })
  const { places, assets } = v.parse(DataCenterDashboard, await left.json())
  expect(assets?.costs.warranty).toMatchObject([{ currency: 'EUR' }])
  expect(places?.counters.space.used).toBeGreaterThan(1000)
  expect(places?.counters.power.used).toBeGreaterThan(100)
  await engine.close()
}, 60_000)
