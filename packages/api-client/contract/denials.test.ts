import { describe, expect, test } from 'vitest'
import { advance, asset, failure, found, join, raw, type Connection } from './world.ts'

describe('a refusal within the own company', () => {
  const denied = async (connection: Connection) =>
    (await connection.audit.list({ action: 'permission.denied' })).results

  test('is written down with what was tried, once a minute', async () => {
    const ada = await found()
    const reader = await join(ada, { assets: 'onlyRead' })
    for (let tries = 0; tries < 5; tries++)
      expect(await failure(reader.assets.create(asset()))).toMatchObject({ status: 403 })
    expect(await denied(ada)).toMatchObject([
      { actor: { name: 'Grace Hopper' }, object: { kind: 'route', name: 'POST /api/assets/' } },
    ])
    await failure(reader.brands.create({ name: 'Acme' }))
    expect(await denied(ada)).toHaveLength(2)
    advance(61_000)
    await failure(reader.assets.create(asset()))
    expect(await denied(ada)).toHaveLength(3)
    expect(await ada.audit.verify()).toMatchObject({ broken_at: null })
  })

  test('is written down with the address as it was sent, whatever that holds', async () => {
    const ada = await found()
    const reader = await join(ada, { hierarchy: 'onlyRead' })
    const { status } = await raw(reader, 'api/nodes/%00/', { method: 'PATCH', body: '{}' })
    expect(status).toBe(403)
    expect(await denied(ada)).toMatchObject([{ detail: { path: '/api/nodes/%00/' } }])
  })

  test('is none where the thing is of another company, or nobody is signed in', async () => {
    const [ada, eve] = [await found(), await found()]
    const made = await ada.assets.create(asset())
    expect((await raw(eve, `api/assets/${made.id}/`)).status).toBe(404)
    expect((await raw(null, 'api/assets/')).status).toBe(401)
    expect([...(await denied(ada)), ...(await denied(eve))]).toEqual([])
  })
})
