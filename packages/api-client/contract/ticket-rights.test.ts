import { describe, expect, test } from 'vitest'
import { improvement, pendingOf } from './tickets.ts'
import { failure, found, join, type Connection } from './world.ts'

/** One company with somebody of each level in support, each of whom has sent a ticket, and a stranger. */
async function scene() {
  const ada = await found()
  const people = {
    none: await join(ada, { assets: 'write', users: 'write' }),
    reads: await join(ada, { support: 'onlyRead' }),
    writes: await join(ada, { support: 'write' }),
    stranger: await found(),
  }
  const sent = async (who: Connection, subject: string) => who.tickets.create(improvement({ subject }))
  return {
    ada,
    ...people,
    secret: await sent(ada, 'Secret of Ada'),
    own: await sent(people.none, 'Own of nobody'),
    foreign: await sent(people.stranger, 'Elsewhere'),
  }
}

const subjects = async (who: Connection, query: Parameters<Connection['tickets']['list']>[0]) =>
  (await who.tickets.list(query)).results.map(({ subject }) => subject)

const NOT_FOUND = { status: 404, code: 'not_found' }

describe('somebody without rights in support', () => {
  test('finds his own tickets and no other by any filter, number or order', async () => {
    const { ada, none, secret } = await scene()
    const reporter_id = ada.user.id
    expect(await subjects(none, {})).toEqual(['Own of nobody'])
    expect(await subjects(none, { ordering: 'last_update', status: 'open' })).toEqual(['Own of nobody'])
    for (const query of [
      { reporter_id },
      { search: 'Secret' },
      { search: `#${secret.number}` },
      { search: String(secret.number) },
      { reporter_id, search: 'Ada', kind: 'improvement' as const },
    ]) {
      expect(await none.tickets.list(query)).toEqual({ results: [], next: null })
    }
    expect((await none.tickets.list({ limit: 1 })).next).toBeNull()
  })

  test('reads and answers his own, and finds nobody else’s by its id', async () => {
    const { none, secret, own } = await scene()
    expect(await none.tickets.get(own.id)).toEqual(own)
    await none.tickets.answer(own.id, { text: 'One more thing.' })
    expect((await none.tickets.entries(own.id, {})).results).toHaveLength(1)
    for (const call of [
      () => none.tickets.get(secret.id),
      () => none.tickets.entries(secret.id, {}),
      () => none.tickets.answer(secret.id, { text: 'Let me see' }),
    ]) {
      expect(await failure(call())).toMatchObject(NOT_FOUND)
    }
    expect(await none.tickets.list({})).not.toHaveProperty('results.1')
  })

  test('neither decides about his own nor takes any away as a file', async () => {
    const { none, own } = await scene()
    expect(await failure(none.tickets.update(own, { status: 'done' }))).toMatchObject({ status: 403 })
    expect(await failure(none.tickets.noteExport({}))).toMatchObject({ status: 403 })
  })
})

test('read on support sees all of the company, and speaks of nothing but his own', async () => {
  const { reads, secret, own } = await scene()
  expect(await subjects(reads, {})).toEqual(['Own of nobody', 'Secret of Ada'])
  expect(await reads.tickets.get(secret.id)).toEqual(secret)
  expect((await reads.tickets.entries(own.id, {})).results).toEqual([])
  expect(await failure(reads.tickets.answer(own.id, { text: 'Me too' }))).toMatchObject({
    status: 403,
    code: 'permission_denied',
  })
  expect(await failure(reads.tickets.update(own, { status: 'done' }))).toMatchObject({ status: 403 })
  await reads.tickets.noteExport({ status: 'open' })
})

test('write on support answers and decides', async () => {
  const { writes, secret } = await scene()
  await writes.tickets.answer(secret.id, { text: 'Looking at it.', files: [await pendingOf(writes)] })
  expect(await writes.tickets.update(secret, { status: 'in_progress' })).toMatchObject({
    status: 'in_progress',
    answers: 1,
  })
})

test('another company’s tickets are not there for anybody', async () => {
  const { ada, writes, foreign } = await scene()
  for (const who of [ada, writes]) {
    expect(await failure(who.tickets.get(foreign.id))).toMatchObject(NOT_FOUND)
    expect(await failure(who.tickets.entries(foreign.id, {}))).toMatchObject(NOT_FOUND)
    expect(await failure(who.tickets.answer(foreign.id, { text: 'Hello' }))).toMatchObject(NOT_FOUND)
    expect(await failure(who.tickets.update(foreign, { status: 'done' }))).toMatchObject(NOT_FOUND)
    expect(await subjects(who, { search: 'Elsewhere' })).toEqual([])
    expect(await subjects(who, { reporter_id: foreign.reporter.id })).toEqual([])
  }
})

test('a cursor of the whole list gives somebody without rights no more than his own', async () => {
  const { ada, none } = await scene()
  const { next } = await ada.tickets.list({ limit: 1 })
  const page = await none.tickets.list({ limit: 1, cursor: next ?? '' })
  expect(page.results.every(({ subject }) => subject === 'Own of nobody')).toBe(true)
})
