import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openSecrets, readSecrets } from './secrets.ts'
import { emptyFolder } from './testing/folders.ts'

describe('the keys of an installation', () => {
  test('are made once, 32 bytes, for their owner alone, and stay the same', () => {
    const folder = emptyFolder()
    const made = openSecrets(folder, false)
    expect(made.token).toHaveLength(32)
    expect(made.peppers.map(({ key }) => key.length)).toEqual([32])
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['secrets.json'])
    expect(openSecrets(folder, true)).toEqual(made)
    expect(openSecrets(emptyFolder(), false).token).not.toEqual(made.token)
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
