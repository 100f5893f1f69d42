import { describe, expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'
import { LIGHT_COST } from './testing/light-passwords.ts'

describe('passwords', () => {
  test('are hashed with argon2id at the cost we promise, each with its own salt', async () => {
    const passwords = createPasswords()
    const [one, two] = await Promise.all([
      passwords.hash('Correct horse 1!'),
      passwords.hash('Correct horse 1!'),
    ])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
    expect(one).not.toBe(two)
    expect(await passwords.verify(one, 'Correct horse 1!')).toBe(true)
    expect(await passwords.verify(one, 'correct horse 1!')).toBe(false)
  })

  test('cannot be tried without the key of the installation, which is named before them', async () => {
    const [older, newer] = ['older', 'newer'].map((id, at) => ({ id, key: new Uint8Array(32).fill(at + 1) }))
    if (!older || !newer) throw new Error('There are two keys')
    const before = createPasswords({ peppers: [older], cost: LIGHT_COST })
    const after = createPasswords({ peppers: [newer, older], cost: LIGHT_COST })
    const kept = await before.hash('Correct horse 1!')
    expect(kept).toMatch(/^older\$argon2id\$/)
    expect(await before.verify(kept, 'Correct horse 1!')).toBe(true)
    expect(await before.verify(kept, 'correct horse 1!')).toBe(false)
    expect(await createPasswords().verify(kept.slice('older'.length), 'Correct horse 1!')).toBe(false)
    expect(await after.verify(kept, 'Correct horse 1!')).toBe(true)
    const without = createPasswords({ peppers: [newer] })
    await expect(without.verify(kept, 'Correct horse 1!')).rejects.toThrow(/older/)
  })

  test('are out of date under another key or at another cost', async () => {
    const peppers = [{ id: 'a', key: new Uint8Array(32) }]
    const passwords = createPasswords({ peppers, cost: LIGHT_COST })
    expect(passwords.isCurrent(await passwords.hash('Correct horse 1!'))).toBe(true)
    const without = await createPasswords({ cost: LIGHT_COST }).hash('Correct horse 1!')
    expect(passwords.isCurrent(without)).toBe(false)
    expect(await passwords.verify(without, 'Correct horse 1!')).toBe(true)
    const cheaper = createPasswords({ peppers, cost: { ...LIGHT_COST, timeCost: 1 } })
    expect(passwords.isCurrent(await cheaper.hash('Correct horse 1!'))).toBe(false)
  })

  test('queue behind each other, and beyond fifty in the queue are told to come back', async () => {
    const passwords = createPasswords({ most: 2, cost: LIGHT_COST })
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, () => passwords.hash('Correct horse 1!')),
    )
    const refused = results.filter((result) => result.status === 'rejected')
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(52)
    expect(refused).toHaveLength(8)
    expect(refused[0]?.reason).toMatchObject({ name: 'Unavailable', code: '57P03' })
    await expect(passwords.hash('Correct horse 1!')).resolves.toContain('$argon2id$')
  })
})
