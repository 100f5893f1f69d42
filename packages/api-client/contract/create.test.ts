import { describe, expect, test } from 'vitest'
import { app, asset, connect, failure, found } from './world.ts'

/** A line that loses the first answers to what creates, after the server has done its work. */
async function losing(answers: number) {
  const ada = await found()
  let lost = 0
  const keys: (string | null)[] = []
  const line = connect(async (request) => {
    const answer = await app.fetch(request)
    if (!request.headers.has('idempotency-key')) return answer
    keys.push(request.headers.get('idempotency-key'))
    if (lost++ < answers) throw new TypeError('Failed to fetch')
    return answer
  })
  await line.auth.login({ email: ada.user.email, password: 'Correct-horse-1' })
  const count = async () => (await ada.assets.list({})).results.length
  return { line, count, keys }
}

describe('what creates', () => {
  test('is sent once more where nothing answers, and creates once', async () => {
    const { line, count, keys } = await losing(1)
    expect(await line.assets.create(asset())).toMatchObject({ version: 1 })
    expect(await count()).toBe(1)
    expect(new Set(keys).size).toBe(1)
  })

  test('is still the same when a person sends it again', async () => {
    const { line, count, keys } = await losing(2)
    expect(await failure(line.assets.create(asset()))).toMatchObject({ kind: 'network' })
    expect(keys).toHaveLength(2)
    await line.assets.create(asset())
    expect(await count()).toBe(1)
    await line.assets.create(asset())
    expect(await count()).toBe(2)
  })

  test('is another when something else was typed', async () => {
    const { line, count } = await losing(2)
    await failure(line.assets.create(asset()))
    await line.assets.create(asset({ name: 'Spine switch' }))
    expect(await count()).toBe(2)
  })

  test('is not sent again where the server refused it', async () => {
    const { line, keys } = await losing(0)
    await failure(line.assets.create(asset({ name: '' })))
    expect(keys).toHaveLength(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})
