import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { user } from '@plenum/api-server/db/schema/people'
import { reporterOf, supporters, talkers } from '@plenum/api-server/store/ticket-readers'
import { database } from './engine.ts'
import { improvement, pendingOf, refOf } from './tickets.ts'
import { advance, failure, found, join, now, raw, type Connection } from './world.ts'

async function scene() {
  const ada = await found()
  const grace = await join(ada, {})
  const mia = await join(ada, { support: 'write' })
  return { ada, grace, mia, sent: await grace.tickets.create(improvement()) }
}

describe('a change', () => {
  test('is a line of the discussion each, and one in the log', async () => {
    const { ada, mia, sent } = await scene()
    advance(1000)
    const changed = await mia.tickets.update(sent, { status: 'in_review', priority: 'high' })
    expect(changed).toMatchObject({ status: 'in_review', priority: 'high', version: 2, answers: 0 })
    expect(changed.last_update > sent.last_update).toBe(true)
    const author = await refOf(mia)
    const { results } = await mia.tickets.entries(sent.id, {})
    expect(results).toMatchObject([
      { kind: 'status', from: 'todo', to: 'in_review', author, text: null, files: [] },
      { kind: 'priority', from: 'medium', to: 'high', author, text: null, files: [] },
    ])
    const [line] = (await ada.audit.list({ limit: 1 })).results
    expect(line).toMatchObject({
      action: 'ticket.change',
      object: { kind: 'ticket', id: sent.id, name: `#${sent.number} ${sent.subject}` },
      detail: {
        status: { from: 'todo', to: 'in_review' },
        priority: { from: 'medium', to: 'high' },
      },
    })
  })

  test('to what it is already changes nothing', async () => {
    const { ada, mia, sent } = await scene()
    const { entries } = await ada.audit.verify()
    expect(await mia.tickets.update(sent, { status: 'todo', priority: 'medium' })).toEqual(sent)
    expect(await mia.tickets.update(sent, {})).toEqual(sent)
    expect((await ada.audit.verify()).entries).toBe(entries)
  })

  test('from an older version is refused with the present ticket; an answer makes no version', async () => {
    const { grace, mia, sent } = await scene()
    await grace.tickets.answer(sent.id, { text: 'One more thing.' })
    const changed = await mia.tickets.update(sent, { status: 'in_progress' })
    expect(await failure(mia.tickets.update(sent, { priority: 'low' }))).toMatchObject({
      status: 412,
      code: 'precondition_failed',
    })
    const body = JSON.stringify({ priority: 'low' })
    const bare = await raw(mia, `api/tickets/${sent.id}/`, { method: 'PATCH', body })
    expect(bare.status).toBe(428)
    const both = (['low', 'high'] as const).map((priority) => mia.tickets.update(changed, { priority }))
    const ended = (await Promise.allSettled(both)).map(({ status }) => status)
    expect(ended.toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('of what is over only begins it anew', async () => {
    const { grace, mia, sent } = await scene()
    const done = await mia.tickets.update(sent, { status: 'done' })
    for (const status of ['blocked', 'in_review', 'canceled'] as const) {
      expect(await failure(mia.tickets.update(done, { status, priority: 'low' }))).toMatchObject({
        status: 409,
        errors: [{ code: 'conflict', attr: 'status' }],
      })
    }
    expect(await mia.tickets.get(sent.id)).toEqual(done)
    await grace.tickets.answer(sent.id, { text: 'It is back.' })
    expect(await mia.tickets.get(sent.id)).toMatchObject({ status: 'done', answers: 1 })
    expect(await mia.tickets.update(done, { status: 'todo' })).toMatchObject({ status: 'todo' })
  })

  test('is of status and priority alone', async () => {
    const { mia, sent } = await scene()
    for (const field of ['subject', 'reporter_id', 'number', 'answers', 'company_id']) {
      const headers = { 'if-match': `"${sent.id}.1"` }
      const body = JSON.stringify({ [field]: 'x' })
      expect((await raw(mia, `api/tickets/${sent.id}/`, { method: 'PATCH', headers, body })).status).toBe(400)
    }
  })
})

describe('an answer', () => {
  test('comes with its files, counts, and is listed oldest first', async () => {
    const { ada, grace, mia, sent } = await scene()
    advance(1000)
    const file = await pendingOf(mia, { name: 'plan.png' })
    const said = await mia.tickets.answer(sent.id, { text: ' Which rack? ', files: [file] })
    expect(said).toMatchObject({
      kind: 'answer',
      text: 'Which rack?',
      author: await refOf(mia),
      from: null,
      to: null,
    })
    expect(said.files.map(({ name }) => name)).toEqual(['plan.png'])
    await grace.tickets.answer(sent.id, { text: 'R01' })
    const ticket = await grace.tickets.get(sent.id)
    expect(ticket).toMatchObject({ answers: 2, version: 1, files: [] })
    expect(ticket.last_update > sent.last_update).toBe(true)
    const first = await grace.tickets.entries(sent.id, { limit: 1 })
    const second = await grace.tickets.entries(sent.id, { limit: 1, cursor: first.next ?? '' })
    expect([...first.results, ...second.results].map(({ text }) => text)).toEqual(['Which rack?', 'R01'])
    expect([first.next === null, second.next]).toEqual([false, null])
    const [line] = (await ada.audit.list({ limit: 1 })).results
    expect(line).toMatchObject({ action: 'ticket.answer', detail: { files: 0 } })
    expect(JSON.stringify(line)).not.toContain('R01')
  })

  test('is given once under one key', async () => {
    const { grace, sent } = await scene()
    const headers = { 'idempotency-key': randomUUID() }
    const send = (text: string) =>
      raw(grace, `api/tickets/${sent.id}/entries/`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ text }),
      })
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('Once')))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect((await send('Twice')).status).toBe(422)
    expect(await grace.tickets.get(sent.id)).toMatchObject({ answers: 1 })
    expect((await grace.tickets.entries(sent.id, {})).results).toHaveLength(1)
  })

  test('needs words', async () => {
    const { grace, sent } = await scene()
    expect(await failure(grace.tickets.answer(sent.id, { text: '  ' }))).toMatchObject({
      errors: [{ code: 'required', attr: 'text' }],
    })
  })
})

test('an export is written down with what it asked for', async () => {
  const { ada, mia } = await scene()
  await mia.tickets.noteExport({ status: 'open', search: 'rack' })
  const [line] = (await ada.audit.list({ limit: 1 })).results
  expect(line).toMatchObject({
    action: 'ticket.export',
    object: { kind: 'ticket', id: null, name: null },
    detail: { status: 'open', search: 'rack' },
  })
})

test.each([String.raw`\ud800`, String.raw`\u0000`])(
  'an export that looks for what no log can hold is refused: %s',
  async (search) => {
    const { ada } = await scene()
    for (const path of ['api/tickets/exports/', 'api/audit/exports/']) {
      const answer = await raw(ada, path, { method: 'POST', body: `{"search":"${search}"}` })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ errors: [{ code: 'invalid_text', attr: 'search' }] })
    }
  },
)

describe('those who are told', () => {
  const idOf = async ({ auth }: Connection) => (await auth.me()).id
  const authorOf = async (who: Connection) => {
    const { company, id, full_name } = await who.auth.me()
    const none = { session_id: null, address: null, request_id: null }
    const actor = { id, name: full_name }
    return { ...none, company_id: company.id, actor, source: 'ui' as const, at: now().toISOString() }
  }
  const disable = async (who: Connection) =>
    database
      .update(user)
      .set({ disabled_at: now().toISOString() })
      .where(eq(user.id, await idOf(who)))
  const ids = async (...people: Connection[]) => (await Promise.all(people.map(idOf))).toSorted()

  test('of a new ticket are those who work on them, but for the author', async () => {
    const { ada, grace, mia } = await scene()
    const [gone, other] = [await join(ada, { support: 'write' }), await found()]
    await join(ada, { support: 'onlyRead' })
    const by = await authorOf(grace)
    expect(await supporters(database, by)).toEqual(await ids(ada, mia, gone))
    await disable(gone)
    expect(await supporters(database, by)).toEqual(await ids(ada, mia))
    expect(await supporters(database, await authorOf(mia))).toEqual(await ids(ada))
    expect(await supporters(database, await authorOf(other))).toEqual([])
  })

  test('of an answer are the reporter and who answered before and still may read it', async () => {
    const { ada, grace, mia, sent } = await scene()
    const former = await join(ada, { support: 'write' })
    await former.tickets.answer(sent.id, { text: 'I look at it.' })
    await mia.tickets.answer(sent.id, { text: 'Me too.' })
    await ada.tickets.update(sent, { status: 'in_progress' })
    expect(await talkers(database, await authorOf(mia), sent.id)).toEqual(await ids(grace, former))
    expect(await talkers(database, await authorOf(grace), sent.id)).toEqual(await ids(mia, former))
    const me = await ada.users.get(await idOf(former))
    await ada.users.update(me, { team_id: null })
    expect(await talkers(database, await authorOf(mia), sent.id)).toEqual(await ids(grace))
    await disable(grace)
    expect(await talkers(database, await authorOf(mia), sent.id)).toEqual([])
  })

  test('of a change is the reporter, unless he made it', async () => {
    const { ada, grace, mia, sent } = await scene()
    const own = await ada.tickets.create(improvement())
    expect(await reporterOf(database, await authorOf(mia), sent.id)).toEqual(await ids(grace))
    expect(await reporterOf(database, await authorOf(ada), own.id)).toEqual([])
    await disable(grace)
    expect(await reporterOf(database, await authorOf(mia), sent.id)).toEqual([])
  })
})
