import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openSecrets, readSecrets, rotateSecrets } from './secrets.ts'
import { emptyFolder } from './testing/folders.ts'

describe('the keys of an installation', () => {
  test('are made once, 32 bytes, for their owner alone, and stay the same', () => {
    const folder = emptyFolder()
    const made = openSecrets(folder, false)
    expect(made.token.present).toHaveLength(32)
    expect(made.peppers.map(({ key }) => key.length)).toEqual([32])
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['secrets.json'])
    expect(openSecrets(folder, true)).toEqual(made)
    expect(openSecrets(emptyFolder(), false).token.present).not.toEqual(made.token.present)
  })

  test('are refused when others may read them', () => {
    const folder = emptyFolder()
    openSecrets(folder, false)
    chmodSync(join(folder, 'secrets.json'), 0o640)
    expect(() => openSecrets(folder, true)).toThrow(/Others may read .*chmod 600/)
  })

  test('are never made anew beside a database', () => {
    const folder = emptyFolder()
    expect(() => openSecrets(folder, true)).toThrow(/keys, secrets.json, are missing/)
    expect(readdirSync(folder)).toEqual([])
  })

  test('come from a file that somebody else keeps, and are never made there', () => {
    const [folder, elsewhere] = [emptyFolder(), emptyFolder()]
    const made = openSecrets(folder, false)
    expect(readSecrets(join(folder, 'secrets.json'))).toEqual(made)
    expect(() => readSecrets(join(elsewhere, 'secrets.json'))).toThrow(/SECRETS_FILE names/)
    expect(readdirSync(elsewhere)).toEqual([])
  })

  test('are refused when they are not keys', () => {
    const folder = emptyFolder()
    writeFileSync(join(folder, 'secrets.json'), '{"token":"c2hvcnQ"}', { mode: 0o600 })
    expect(() => openSecrets(folder, true)).toThrow(/cannot be read as keys/)
  })
})

describe('new keys', () => {
  const now = new Date('2026-11-20T09:00:00Z')
  const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1_000)

  test('take the place of the present ones, which are still known: tokens for 7 days, passwords for ever', () => {
    const folder = emptyFolder()
    const first = openSecrets(folder, false)
    rotateSecrets(folder, now)
    const second = openSecrets(folder, true)
    expect(second.token.present).not.toEqual(first.token.present)
    expect(second.token.former).toEqual([{ key: first.token.present, until: later(7) }])
    expect(second.peppers).toHaveLength(2)
    expect(second.peppers[0]).not.toEqual(first.peppers[0])
    expect(second.peppers[1]).toEqual(first.peppers[0])

    rotateSecrets(folder, later(3))
    const third = openSecrets(folder, true)
    expect(third.token.former).toEqual([
      { key: second.token.present, until: later(10) },
      { key: first.token.present, until: later(7) },
    ])
    rotateSecrets(folder, later(8))
    const fourth = openSecrets(folder, true)
    expect(fourth.token.former.map(({ key }) => key)).toEqual([third.token.present, second.token.present])
    expect(fourth.peppers.slice(1)).toEqual(third.peppers)
  })

  test('are written whole, for their owner alone, and leave nothing beside them', () => {
    const folder = emptyFolder()
    openSecrets(folder, false)
    const { ino } = statSync(join(folder, 'secrets.json'))
    rotateSecrets(folder, now)
    const after = statSync(join(folder, 'secrets.json'))
    expect(after.mode & 0o777).toBe(0o600)
    // another file under the name: nobody ever finds half of one
    expect(after.ino).not.toBe(ino)
    expect(readdirSync(folder)).toEqual(['secrets.json'])
  })

  test('follow those of an installation from before there were any others', () => {
    const folder = emptyFolder()
    const token = Buffer.alloc(32, 7).toString('base64url')
    writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ token }), { mode: 0o600 })
    expect(openSecrets(folder, true)).toEqual({
      token: { present: new Uint8Array(32).fill(7), former: [] },
      peppers: [],
    })
    rotateSecrets(folder, now)
    const { token: ring, peppers } = openSecrets(folder, true)
    expect(ring.former).toEqual([{ key: new Uint8Array(32).fill(7), until: later(7) }])
    expect(peppers).toHaveLength(1)
  })

  test('are not made where there are none, nor where others may read them or they are no keys', () => {
    const [empty, read, spoilt] = [emptyFolder(), emptyFolder(), emptyFolder()]
    expect(() => rotateSecrets(empty, now)).toThrow(/There are no keys in/)
    openSecrets(read, false)
    chmodSync(join(read, 'secrets.json'), 0o640)
    expect(() => rotateSecrets(read, now)).toThrow(/Others may read/)
    writeFileSync(join(spoilt, 'secrets.json'), '{}', { mode: 0o600 })
    expect(() => rotateSecrets(spoilt, now)).toThrow(/cannot be read as keys/)
    expect(readdirSync(empty)).toEqual([])
    expect(readFileSync(join(spoilt, 'secrets.json'), 'utf8')).toBe('{}')
  })
})
