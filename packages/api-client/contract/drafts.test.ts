import { describe, expect, test } from 'vitest'
import { draft } from '@plenum/api-server/db/schema/drafts'
import { sweep } from '@plenum/api-server/store/sweep'
import { DRAFT_BYTES, DRAFT_DAYS, MOST_DRAFTS } from '@plenum/domain/draft'
import { database } from './engine.ts'
import { advance, faults, found, join, now, PASSWORD, ports, raw } from './world.ts'

const DAY = 24 * 60 * 60 * 1000
const bug = { form: 'ticket', key: 'bug' } as const
const content = {
  subject: 'Screen stays white',
  steps: [{ text: 'Open it' }, { text: 'Ñandú ☃' }],
  open: null,
}

describe('a draft', () => {
  test('is given back as it was kept, the last one only', async () => {
    const ada = await found()
    expect(await ada.drafts.get(bug)).toBeNull()
    await ada.drafts.keep(bug, { content: { subject: 'S' } })
    await ada.drafts.keep(bug, { content })
    await ada.drafts.keep({ ...bug, key: 'improvement' }, { content: {} })
    expect(await ada.drafts.get(bug)).toEqual({ content, updated_at: expect.any(String) })
    expect((await ada.drafts.get({ ...bug, key: 'improvement' }))?.content).toEqual({})
    await ada.drafts.drop(bug)
    await ada.drafts.drop(bug)
    expect(await ada.drafts.get(bug)).toBeNull()
  })

  test('is nobody else’s, in the same company or another', async () => {
    const ada = await found()
    await ada.drafts.keep(bug, { content })
    for (const other of [await join(ada, { support: 'write', users: 'write' }), await found()]) {
      expect(await other.drafts.get(bug)).toBeNull()
      await other.drafts.drop(bug)
      await other.drafts.keep(bug, { content: { subject: 'Mine' } })
    }
    expect((await ada.drafts.get(bug))?.content).toEqual(content)
  })

  test('has 200 KiB and not more, and no place but those of the forms', async () => {
    const ada = await found()
    const put = (path: string, body: string) => raw(ada, `api/drafts/${path}/`, { method: 'PUT', body })
    const sized = (bytes: number) => {
      const empty = JSON.stringify({ content: { text: '' } }).length
      return JSON.stringify({ content: { text: 'x'.repeat(bytes - empty) } })
    }
    expect((await put('ticket/bug', sized(DRAFT_BYTES))).status).toBe(204)
    expect((await put('ticket/bug', sized(DRAFT_BYTES + 1))).status).toBe(413)
    for (const path of ['login/x', 'ticket/a.b', `ticket/${'x'.repeat(65)}`, 'ticket/%00']) {
      expect((await put(path, '{"content":{}}')).status, path).toBe(404)
    }
    for (const body of ['{}', '{"content":"x"}', '{"content":{},"user_id":"x"}', '[]']) {
      expect((await put('ticket/bug', body)).status, body).toBe(400)
    }
  })

  test.each([String.raw`{"content":{"text":"a\u0000b"}}`, String.raw`{"content":{"text":"\ud800"}}`])(
    'that no database can hold is refused: %s',
    async (body) => {
      const ada = await found()
      expect((await raw(ada, 'api/drafts/ticket/bug/', { method: 'PUT', body })).status).toBe(400)
      expect(faults()).toEqual([])
    },
  )

  test('goes after a week in which nobody touched it', async () => {
    const ada = await found()
    await ada.drafts.keep(bug, { content })
    const { email } = ada.user
    await sweep(ports, new Date(now().getTime() + (DRAFT_DAYS - 1) * DAY))
    await ada.auth.login({ email, password: PASSWORD })
    expect(await ada.drafts.get(bug)).not.toBeNull()
    await sweep(ports, new Date(now().getTime() + (DRAFT_DAYS + 1) * DAY))
    await ada.auth.login({ email, password: PASSWORD })
    expect(await ada.drafts.get(bug)).toBeNull()
  })

  test('is one of fifty of a person; a further one takes the place of the oldest', async () => {
    const ada = await found()
    const grace = await join(ada, {})
    await ada.drafts.keep(bug, { content })
    const keys = Array.from({ length: 60 }, (_, at) => `key-${at}`)
    for (const key of keys) {
      advance(1_000)
      await grace.drafts.keep({ form: key.endsWith('0') ? 'work' : 'ticket', key }, { content: { key } })
    }
    const kept = await database.select({ key: draft.key }).from(draft).orderBy(draft.updated_at)
    expect(kept.map(({ key }) => key)).toEqual(['bug', ...keys.slice(-MOST_DRAFTS)])
    advance(-DAY)
    await grace.drafts.keep(bug, { content })
    expect((await grace.drafts.get(bug))?.content).toEqual(content)
    expect(await database.$count(draft)).toBe(1 + MOST_DRAFTS)
    expect((await ada.drafts.get(bug))?.content).toEqual(content)
  })
})
