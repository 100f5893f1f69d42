import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../src/db/migrations')
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
const Journal = v.object({ entries: v.array(v.object({ tag: v.string() })) })

test('a released migration stays as it is, and new ones come after it', () => {
  const released = textOf('released.txt').trimEnd().split('\n')
  const lines = files.map((file) => `${createHash('sha256').update(textOf(file)).digest('hex')}  ${file}`)
  expect(lines.slice(0, released.length)).toEqual(released)
})

test('the journal names every migration, in their order', () => {
  const { entries } = v.parse(Journal, JSON.parse(textOf('meta/_journal.json')))
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files)
})
