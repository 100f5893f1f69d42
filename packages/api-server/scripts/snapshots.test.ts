import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepNewestSnapshot } from './snapshots.ts'

const folderWith = (...names: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-snapshots-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of names) writeFileSync(join(folder, name), name)
  return folder
}

test('the newest snapshot stays, with the journal', () => {
  const folder = folderWith('0100_snapshot.json', '0009_snapshot.json', '_journal.json', '0099_snapshot.json')
  keepNewestSnapshot(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['0100_snapshot.json', '_journal.json'])
  keepNewestSnapshot(folder)
  expect(readFileSync(join(folder, '0100_snapshot.json'), 'utf8')).toBe('0100_snapshot.json')
})

test('a folder without snapshots stays as it is', () => {
  const folder = folderWith('_journal.json')
  keepNewestSnapshot(folder)
  expect(readdirSync(folder)).toEqual(['_journal.json'])
})

test('the repository holds one snapshot, that of the newest migration', () => {
  const migrations = join(import.meta.dirname, '../src/db/migrations')
  const [newest = ''] = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .slice(-1)
  expect(readdirSync(join(migrations, 'meta')).toSorted()).toEqual([
    `${newest.slice(0, 4)}_snapshot.json`,
    '_journal.json',
  ])
})
