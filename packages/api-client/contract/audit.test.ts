import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { driverError } from '@plenum/api-server/database-error'
import { audit as writeDown } from '@plenum/api-server/store/audit'
import { verifyAudit } from '@plenum/api-server/store/audit-read'
import type { AuditAction, AuditQuery } from '@plenum/domain/audit'
import { database, tamper } from './engine.ts'
import { advance, asset, failure, found, join, now, raw, type Connection } from './world.ts'

const log = async ({ audit }: Connection, query: AuditQuery = {}) => (await audit.list(query)).results
const actions = async (connection: Connection, query?: AuditQuery): Promise<AuditAction[]> =>
  (await log(connection, query)).map(({ action }) => action)

/** A founder whose log has at least five lines. */
async function written() {
  const ada = await found()
  for (const name of ['A', 'B', 'C', 'D', 'E']) await ada.assets.create(asset({ name }))
  const { entries } = await ada.audit.verify()
  return { ada, entries, company: ada.user.company.id }
}

describe('the log', () => {
  test('says who did what to what, when and from where', async () => {
    const ada = await found()
    const before = now().toISOString()
    const made = await ada.assets.create(asset())
    const [line] = await log(ada)
    expect(line).toMatchObject({
      actor: { id: ada.user.id, name: 'Ada Byron' },
      action: 'batch.create',
      object: { kind: 'asset', id: made.id, name: made.name },
      detail: { source: 'api' },
      address: null,
    })
    expect(line?.request_id).toMatch(/^[\w-]{36}$/)
    expect(line?.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(Date.parse(line?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(before))
  })

  test('is read page by page, newest first, without a gap or a repetition', async () => {
    const { ada, entries } = await written()
    const seen: number[] = []
    for (let cursor: string | undefined, more = true; more;) {
      const page = await ada.audit.list({ limit: 2, ...(cursor && { cursor }) })
      seen.push(...page.results.map(({ seq }) => seq))
      cursor = page.next ?? undefined
      more = page.next !== null
    }
    expect(seen).toEqual(Array.from({ length: entries }, (_, at) => entries - at))
  })

  test('is searched by person, action, group, name and time', async () => {
    const ada = await found()
    const grace = await join(ada, { assets: 'write', hierarchy: 'write' })
    const { user } = { user: await grace.auth.me() }
    await grace.assets.create(asset())
    expect(await actions(ada, { actor_id: user.id, group: 'records' })).toEqual(['batch.create'])
    expect(await actions(ada, { search: 'hopper', action: 'batch.create' })).toEqual(['batch.create'])
    expect(await actions(ada, { search: '%' })).toEqual([])
    expect(await actions(ada, { group: 'imports' })).toEqual([])
    advance(60_000)
    const later = now().toISOString()
    await grace.assets.create(asset())
    expect(await actions(ada, { group: 'records', since: later })).toEqual(['batch.create'])
    expect(await actions(ada, { group: 'records', until: later })).toEqual(['batch.create'])
  })

  test('leaves one action out where that is asked', async () => {
    const ada = await found()
    for (let hour = 0; hour < 3; hour++) {
      advance(60 * 60_000)
      await ada.auth.me()
    }
    const all = await actions(ada)
    expect(all.filter((action) => action === 'session.refresh')).toHaveLength(3)
    const without = 'session.refresh'
    expect(await actions(ada, { without })).toEqual(all.filter((action) => action !== without))
    expect(await actions(ada, { without, group: 'sign_in' })).toEqual(['session.begin'])
    expect((await raw(ada, 'api/audit/?without=sleep')).status).toBe(400)
  })

  test('is shown to those who give out permissions, and to nobody of another company', async () => {
    const [ada, eve] = [await found(), await found()]
    await ada.assets.create(asset({ name: 'Secret' }))
    const reader = await join(ada, { users: 'onlyRead' })
    const keeper = await join(ada, { users: 'write' })
    expect(await failure(reader.audit.list({}))).toMatchObject({ status: 403 })
    expect(await failure(reader.audit.verify())).toMatchObject({ status: 403 })
    expect(await actions(keeper)).toContain('batch.create')
    expect(await actions(eve)).not.toContain('batch.create')
    expect(await actions(eve, { actor_id: ada.user.id })).toEqual([])
  })

  test('names what is taken away as a file', async () => {
    const ada = await found()
    await ada.audit.noteExport({ group: 'records', search: 'leaf' })
    expect(await log(ada, { action: 'audit.export' })).toMatchObject([
      { detail: { group: 'records', search: 'leaf' } },
    ])
    const refused = await raw(ada, 'api/audit/exports/', { method: 'POST', body: '{"company_id":"x"}' })
    expect(refused.status).toBe(400)
  })
})

describe('the chain', () => {
  test('holds whole, and the lines of a change that did not happen are not in it', async () => {
    const { ada, entries } = await written()
    const unknown = '01890000-0000-7000-8000-000000000000'
    expect(await failure(ada.assets.create(asset({ owner_id: unknown })))).toMatchObject({ status: 400 })
    const author = { company_id: ada.user.company.id, actor: null, session_id: null, address: null }
    const broken = database.transaction(async (tx) => {
      await writeDown(tx, { ...author, request_id: null, at: now().toISOString() }, { action: 'user.change' })
      throw new Error('The change failed')
    })
    await expect(broken).rejects.toThrow('The change failed')
    expect(await ada.audit.verify()).toEqual({ entries, broken_at: null })
  })

  test.each([
    ['the moment', sql`at = at + interval '1 millisecond'`],
    ['the person', sql`actor_id = gen_random_uuid()`],
    ['his name', sql`actor_name = 'Eve'`],
    ['the action', sql`action = 'batch.update'`],
    ['the object', sql`object_id = object_id || ' '`],
    ['one letter of the detail', sql`detail = '{"source":"apj"}'`],
    ['the network', sql`address = '10.0.0.0/24'`],
    ['the request', sql`request_id = null`],
    ['the hash', sql`hash = 'x' || substr(hash, 2)`],
    ['the hash before', sql`prev_hash = 'x' || substr(prev_hash, 2)`],
  ])('shows that %s was changed', async (_, change) => {
    const { ada, entries, company } = await written()
    const at = entries - 2
    await tamper(sql`update audit set ${change} where company_id = ${company} and seq = ${at}`)
    const { broken_at } = await ada.audit.verify()
    // A hash that fits no longer shows in its own line, and at the latest in the next.
    expect([at, at + 1]).toContain(broken_at)
  })

  test('shows one bit turned, wherever it is', async () => {
    const { ada, entries, company } = await written()
    for (let at = 1; at <= entries; at++) {
      const turned = sql`update audit set request_id = chr(ascii(request_id) # 1) || substr(request_id, 2)
        where company_id = ${company} and seq = ${at}`
      await tamper(turned)
      expect(await ada.audit.verify()).toEqual({ entries, broken_at: at })
      // However the log is cut into steps.
      expect(await verifyAudit(database, company, 2)).toEqual({ entries, broken_at: at })
      await tamper(turned)
    }
    expect(await verifyAudit(database, company, 2)).toEqual({ entries, broken_at: null })
  })

  test.each([
    ['a line taken out', (at: number) => sql`delete from audit where seq = ${at - 2}`, -1],
    ['the last line cut off', (at: number) => sql`delete from audit where seq = ${at}`, 0],
    ['every line cut off', () => sql`delete from audit`, null],
    [
      'a line put in',
      () => sql`insert into audit (company_id, id, at, action)
      select company_id, gen_random_uuid(), now(), 'user.change' from audit limit 1`,
      1,
    ],
    [
      'a line of one company given to another',
      (at: number) => sql`update audit set company_id = gen_random_uuid() where seq = ${at - 2}`,
      -1,
    ],
  ])('shows %s', async (_, change, off) => {
    const { ada, entries } = await written()
    await tamper(change(entries))
    expect((await ada.audit.verify()).broken_at).toBe(off === null ? 1 : entries + off)
  })

  test.each([
    ['changed', sql`update audit set actor_name = 'Eve'`],
    ['deleted', sql`delete from audit`],
    ['emptied', sql`truncate audit`],
    ['emptied with all that hangs on it', sql`truncate audit cascade`],
  ])('is not to be %s, not even by its owner', async (_, statement) => {
    const { ada, entries } = await written()
    const error = await failure(Promise.resolve(database.execute(statement)))
    expect(driverError(error)?.code).toBe('42501')
    expect(await ada.audit.verify()).toEqual({ entries, broken_at: null })
  })

  test('is one, however many write at once', async () => {
    const { ada, entries } = await written()
    const grace = await join(ada, { assets: 'write' })
    const before = (await ada.audit.verify()).entries
    expect(before).toBeGreaterThanOrEqual(entries)
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        (at % 2 ? ada : grace).assets.create(asset({ name: `Server ${at}` })),
      ),
    )
    expect(await ada.audit.verify()).toEqual({ entries: before + 40, broken_at: null })
  })
})
