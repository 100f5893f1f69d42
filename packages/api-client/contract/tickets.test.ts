import { describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { file } from '@plenum/api-server/db/schema/files'
import { database } from './engine.ts'
import { bug, improvement, pendingOf, refOf } from './tickets.ts'
import { advance, failure, found, join, raw, type Connection } from './world.ts'

const stored = async (id: string) => (await database.select().from(file).where(eq(file.id, id)))[0]
const later = <Result>(act: () => Promise<Result>): Promise<Result> => {
  advance(1000)
  return act()
}
const names = (files: { name: string }[]) => files.map(({ name }) => name)

describe('an improvement', () => {
  test('is numbered within its company, belongs to who sent it and waits to be done', async () => {
    const [ada, eve] = [await found(), await found()]
    const grace = await join(ada, {})
    const context = { page: '/app/assets?q=1', version: '1.4.0', browser: 'Firefox 144', language: 'es' }
    const sent = await grace.tickets.create(improvement({ context }))
    expect(sent).toEqual({
      id: sent.id,
      number: 1,
      kind: 'improvement',
      subject: 'Show the weight of a rack',
      status: 'todo',
      priority: 'medium',
      reporter: await refOf(grace),
      answers: 0,
      created_at: sent.created_at,
      last_update: sent.created_at,
      version: 1,
      usefulness: 'The floor bears 1,200 kg a square metre.',
      desired_features: 'A sum in the sheet of a rack.',
      expected_result: null,
      steps: [],
      files: [],
      context,
    })
    expect(await grace.tickets.get(sent.id)).toEqual(sent)
    expect((await ada.tickets.create(improvement())).number).toBe(2)
    expect((await eve.tickets.create(improvement())).number).toBe(1)
  })

  test('takes files of any format over', async () => {
    const ada = await found()
    const [csv, png] = [
      await pendingOf(ada, { name: 'racks.csv', media_type: 'text/csv', width: null, height: null }),
      await pendingOf(ada),
    ]
    const { files, id } = await ada.tickets.create(improvement({ files: [csv, png.toUpperCase()] }))
    expect(names(files).toSorted()).toEqual(['rack.png', 'racks.csv'])
    expect(files.find((one) => one.id === png)).toMatchObject({
      media_type: 'image/png',
      size: 4096,
      width: 64,
      height: 48,
      uploaded_by: await refOf(ada),
    })
    expect(await stored(csv)).toMatchObject({ ticket_id: id, ticket_step: null, ticket_entry_id: null })
    expect((await stored(png))?.linked_at).not.toBeNull()
  })

  test('sent by many at once gives each another number', async () => {
    const ada = await found()
    const people = [ada, await join(ada, {}), await join(ada, {})]
    const sent = await Promise.all(
      people.flatMap((one) => [1, 2, 3].map(() => one.tickets.create(improvement()))),
    )
    expect(new Set(sent.map(({ number }) => number)).size).toBe(9)
  })
})

describe('a bug', () => {
  test('keeps its steps in order, each with its files', async () => {
    const ada = await found()
    const pictures = [await pendingOf(ada, { name: '1.png' }), await pendingOf(ada, { name: '2.png' })]
    const table = await pendingOf(ada, { name: '2.csv', media_type: 'text/csv' })
    const sent = await ada.tickets.create(bug([[pictures[0] ?? ''], [pictures[1] ?? '', table]]))
    expect(sent.steps.map(({ text, files }) => [text, names(files).toSorted()])).toEqual([
      ['Step 1', ['1.png']],
      ['Step 2', ['2.csv', '2.png']],
    ])
    expect(sent).toMatchObject({ expected_result: 'The rack is drawn.', usefulness: null, files: [] })
    expect(await stored(table)).toMatchObject({ ticket_id: sent.id, ticket_step: 2 })
  })

  test('needs a picture at every step', async () => {
    const ada = await found()
    const [picture, table] = [await pendingOf(ada), await pendingOf(ada, { media_type: 'text/csv' })]
    expect(await failure(ada.tickets.create(bug([[picture], [table]])))).toMatchObject({
      status: 400,
      errors: [{ code: 'image_needed', attr: 'steps.1.files' }],
    })
    expect(await failure(ada.tickets.create(bug([[picture], []])))).toMatchObject({
      errors: [{ code: 'image_needed', attr: 'steps.1.files' }],
    })
    expect(await failure(ada.tickets.create(bug([])))).toMatchObject({
      errors: [{ code: 'required', attr: 'steps' }],
    })
    // What was refused has taken nothing.
    expect((await stored(picture))?.linked_at).toBeNull()
    expect((await ada.tickets.list({})).results).toEqual([])
    expect((await ada.tickets.create(bug([[picture]]))).number).toBe(1)
  })
})

describe('a file', () => {
  const scene = async () => {
    const ada = await found()
    return { ada, grace: await join(ada, { support: 'write' }), eve: await found() }
  }
  const missing = (...attrs: string[]) => ({
    status: 400,
    errors: attrs.map((attr) => ({ code: 'does_not_exist', attr })),
  })

  test('of another company, of another person, for something else or of nobody is none', async () => {
    const { ada, grace, eve } = await scene()
    const own = await pendingOf(ada)
    const files = [
      own,
      await pendingOf(eve),
      await pendingOf(grace),
      await pendingOf(ada, { purpose: 'asset_photo' }),
      crypto.randomUUID(),
    ]
    const refused = missing('files.1', 'files.2', 'files.3', 'files.4')
    expect(await failure(ada.tickets.create(improvement({ files })))).toMatchObject(refused)
    const { id } = await ada.tickets.create(improvement())
    expect(await failure(ada.tickets.answer(id, { text: 'Here', files }))).toMatchObject(refused)
    const steps = files.slice(0, 3).map((one) => [one])
    expect(await failure(ada.tickets.create(bug(steps)))).toMatchObject(
      missing('steps.1.files.0', 'steps.2.files.0'),
    )
    for (const one of files) expect((await stored(one))?.linked_at ?? null).toBeNull()
    expect(await ada.tickets.get(id)).toMatchObject({ answers: 0, version: 1 })
  })

  test('is linked once: not again, not twice in one ticket, not by two at once', async () => {
    const { ada } = await scene()
    const [one, two, three] = [await pendingOf(ada), await pendingOf(ada), await pendingOf(ada)]
    const { id } = await ada.tickets.create(improvement({ files: [one] }))
    expect(await failure(ada.tickets.create(improvement({ files: [two, one] })))).toMatchObject(
      missing('files.1'),
    )
    expect(await failure(ada.tickets.answer(id, { text: 'Again', files: [one] }))).toMatchObject(
      missing('files.0'),
    )
    expect(await failure(ada.tickets.create(bug([[two], [two]])))).toMatchObject(missing('steps.1.files.0'))
    const twice = improvement({ files: [two, two.toUpperCase()] })
    expect(await failure(ada.tickets.create(twice))).toMatchObject({
      status: 400,
      errors: [{ code: 'invalid', attr: 'files' }],
    })
    const both = ['A', 'B'].map((subject) => ada.tickets.create(improvement({ subject, files: [three] })))
    const ended = (await Promise.allSettled(both)).map(({ status }) => status)
    expect(ended.toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await ada.tickets.get(id)).files).toHaveLength(1)
  })
})

describe('the list', () => {
  const scene = async () => {
    const ada = await found()
    const grace = await join(ada, {})
    const [first, second, third] = [
      await ada.tickets.create(improvement({ subject: 'Weight of 100% of racks' })),
      await grace.tickets.create(bug([[await pendingOf(grace)]], { subject: 'Search finds 2 of three' })),
      await later(() => ada.tickets.create(improvement({ subject: 'Cables' }))),
    ]
    advance(1000)
    const done = await ada.tickets.update(first, { status: 'done', priority: 'high' })
    return { ada, grace, numbers: [done.number, second.number, third.number] }
  }
  const numbersOf = async (who: Connection, query: Parameters<Connection['tickets']['list']>[0]) =>
    (await who.tickets.list(query)).results.map(({ number }) => number)

  test('is narrowed by each of its filters, and by all at once', async () => {
    const { ada, grace } = await scene()
    const mine = await refOf(grace)
    expect(await numbersOf(ada, {})).toEqual([3, 2, 1])
    expect(await numbersOf(ada, { kind: 'bug' })).toEqual([2])
    expect(await numbersOf(ada, { status: 'open' })).toEqual([3, 2])
    expect(await numbersOf(ada, { status: 'done' })).toEqual([1])
    expect(await numbersOf(ada, { priority: 'medium' })).toEqual([3, 2])
    expect(await numbersOf(ada, { reporter_id: 'me' })).toEqual([3, 1])
    expect(await numbersOf(ada, { reporter_id: mine.id })).toEqual([2])
    expect(await numbersOf(ada, { reporter_id: 'me', status: 'open', kind: 'improvement' })).toEqual([3])
    expect(await numbersOf(ada, { reporter_id: 'me', kind: 'bug' })).toEqual([])
  })

  test('is searched by subject and number', async () => {
    const { ada } = await scene()
    expect(await numbersOf(ada, { search: 'CABLE' })).toEqual([3])
    expect(await numbersOf(ada, { search: '#1' })).toEqual([1])
    expect(await numbersOf(ada, { search: '2' })).toEqual([2])
    expect(await numbersOf(ada, { search: '100%' })).toEqual([1])
    expect(await numbersOf(ada, { search: '%' })).toEqual([1])
    expect(await numbersOf(ada, { search: '#999999999999' })).toEqual([])
    expect(await numbersOf(ada, { search: ' ' })).toEqual([3, 2, 1])
  })

  // The first was changed last; the other two were sent in this order.
  test.for([
    ['number', [1, 2, 3]],
    ['-number', [3, 2, 1]],
    ['last_update', [2, 3, 1]],
    ['-last_update', [1, 3, 2]],
  ] as const)('comes page by page, each ticket once, by %s', async ([ordering, expected]) => {
    const { ada } = await scene()
    const seen: number[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Awaited<ReturnType<typeof ada.tickets.list>> = await ada.tickets.list({
        ordering,
        limit: 1,
        ...(cursor !== '' && { cursor }),
      })
      seen.push(...page.results.map(({ number }) => number))
      cursor = page.next
    }
    expect(seen).toEqual(expected)
  })

  test('answers an ETag with the ticket, and refuses what it does not know', async () => {
    const { ada } = await scene()
    const [one] = (await ada.tickets.list({ limit: 1 })).results
    const answer = await raw(ada, `api/tickets/${one?.id}/`)
    expect(answer.headers.get('etag')).toBe(`"${one?.id}.1"`)
    for (const query of ['status=lost', 'kind=wish', 'ordering=subject', 'reporter_id=you', 'company_id=1']) {
      expect((await raw(ada, `api/tickets/?${query}`)).status, query).toBe(400)
    }
  })
})
