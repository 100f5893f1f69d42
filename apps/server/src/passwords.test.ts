import { describe, expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

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

  test('queue behind each other, and beyond fifty in the queue are told to come back', async () => {
    const passwords = createPasswords(2)
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
