import { expect, onTestFinished, test, vi } from 'vitest'
import { PRESENCE_LASTS } from '@plenum/domain/presence'
import { signedInAgain } from './accounts.ts'
import { statuses, strict, times, waitOf } from './strict.ts'
import { advance, asset, failure, found, join, PASSWORD } from './world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

// As clocks are set back: by a machine that ran ahead, or one that woke up with a wrong idea of the day.

test.each([-5 * MINUTE, -3 * HOUR, -2 * DAY])(
  'nobody is signed out where the clock is set by %i ms',
  async (step) => {
    const ada = await found()
    advance(step)
    expect((await ada.auth.me()).id).toBe(ada.user.id)
    await ada.assets.create(asset())
    advance(11 * MINUTE)
    expect((await ada.auth.me()).id).toBe(ada.user.id)
    expect((await signedInAgain(ada.user.email)).tokens.access()).not.toBeNull()
  },
)

test('nobody who works on is signed out where the clock is set forward by less than a session lasts', async () => {
  const ada = await found()
  for (const step of [HOUR, DAY, 2 * DAY, -3 * DAY]) {
    advance(step)
    expect((await ada.auth.me()).id).toBe(ada.user.id)
  }
})

test('whoever ended all his sessions while the clock was ahead can sign in when it is right again', async () => {
  const ada = await found()
  advance(DAY)
  await ada.account.endAllSessions({ password: PASSWORD })
  advance(-DAY)
  expect(await failure(ada.auth.me())).toMatchObject({ status: 401 })
  const again = await signedInAgain(ada.user.email)
  expect((await again.auth.me()).id).toBe(ada.user.id)
  await again.account.endAllSessions({ password: PASSWORD })
  expect(await failure(again.auth.me())).toMatchObject({ status: 401 })
  expect((await (await signedInAgain(ada.user.email)).auth.me()).id).toBe(ada.user.id)
})

test('what came too often while the clock was ahead is not held against anybody for longer than it says', async () => {
  const { login } = strict()
  const tries = (count: number) => statuses(count, (at) => login(`nobody-${at}@example.org`, 'x'))
  expect(await tries(21)).toEqual([...times(20, 401), 429])
  advance(-DAY)
  expect(await tries(20)).toEqual(times(20, 401))
  expect(waitOf(await login('nobody@example.org', 'x'))).toBeLessThanOrEqual(60)
})

test('a delay of wrong passwords lasts no longer than it says where the clock is set back meanwhile', async () => {
  const [ada, { login, elsewhere }] = [await found(), strict()]
  const signIn = (password: string) => login(ada.user.email, password, { peer: elsewhere() })
  await statuses(9, () => signIn('x'))
  expect((await signIn(PASSWORD)).status).toBe(429)
  advance(-DAY)
  const answer = await signIn(PASSWORD)
  expect(answer.status === 200 || waitOf(answer) <= 5 * 60).toBe(true)
  advance(5 * MINUTE)
  expect((await signIn(PASSWORD)).status).toBe(200)
})

test('mails to an address are refused for no longer than an hour where the clock is set back meanwhile', async () => {
  const [ada, { post, elsewhere }] = [await found(), strict()]
  const ask = () => post('api/auth/recovery/', { email: ada.user.email }, { peer: elsewhere() })
  expect(await statuses(4, ask)).toEqual([204, 204, 204, 429])
  advance(-3 * DAY)
  expect((await ask()).status).toBe(204)
})

test('whoever had an asset open while the clock was ahead is not seen there until it catches up', async () => {
  const ada = await found()
  const grace = await join(ada, { assets: 'write' })
  const { id } = await ada.assets.create(asset())
  await grace.assets.present(id, { editing: true })
  advance(-DAY)
  expect((await ada.assets.present(id, { editing: false })).people).toEqual([])
  advance(PRESENCE_LASTS - 1_000)
  await grace.assets.present(id, { editing: true })
  const { people } = await ada.assets.present(id, { editing: false })
  expect(people.map(({ name, editing }) => [name, editing])).toEqual([['Grace Hopper', true]])
})

test('the log stays chained, lists stay whole and versions tell changes apart, whichever way the clock goes', async () => {
  const ada = await found()
  let present = await ada.assets.create(asset())
  const seen = [present]
  for (const step of [DAY, -2 * DAY, HOUR, -HOUR, 2 * DAY]) {
    advance(step)
    present = await ada.assets.update(present, { name: `Set by ${step}` })
    seen.push(present, await ada.assets.create(asset()))
  }
  expect(new Set(seen.map(({ id, version }) => `${id}.${version}`)).size).toBe(seen.length)
  const listed = new Set<string>()
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await ada.assets.list({ limit: 2, ...(cursor && { cursor }) })
    for (const { id } of page.results) listed.add(id)
    cursor = page.next
  }
  expect(listed).toEqual(new Set(seen.map(({ id }) => id)))
  expect((await ada.audit.verify()).broken_at).toBeNull()
})

test('what was changed again after the clock was set back is not overwritten by an undo of what was before', async () => {
  const ada = await found()
  const ids = async () => (await ada.history.list({})).results.map(({ id }) => id)
  const made = await ada.assets.create(asset({ name: 'Made' }))
  const before = await ids()
  const first = await ada.assets.update(made, { name: 'First' })
  const [former = ''] = (await ids()).filter((id) => !before.includes(id))
  const time = vi
    .spyOn(Date, 'now')
    .mockImplementation(() => Math.trunc(performance.timeOrigin + performance.now()) - 5 * MINUTE)
  onTestFinished(() => time.mockRestore())
  advance(-5 * MINUTE)
  await ada.assets.update(first, { name: 'Second' })
  const [later = ''] = (await ids()).filter((id) => ![...before, former].includes(id))
  expect(await failure(ada.batches.undo(former))).toMatchObject({
    status: 409,
    errors: [{ code: 'undo_touched_later', attr: `asset/${made.id}/name` }],
  })
  expect((await ids()).slice(0, 2)).toEqual([later, former])
  await ada.batches.undo(later)
  expect((await ada.assets.get(made.id)).name).toBe('First')
  await ada.batches.undo(former)
  expect((await ada.assets.get(made.id)).name).toBe('Made')
  const several = Array.from({ length: 10 }, (_, at) => ada.assets.create(asset({ name: `Together ${at}` })))
  const together = await Promise.all(several)
  const renamed = together.map((one, at) => ada.assets.update(one, { name: `Again ${at}` }))
  expect(await Promise.all(renamed)).toHaveLength(10)
})
