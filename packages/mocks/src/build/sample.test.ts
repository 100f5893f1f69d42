import { readFile } from 'node:fs/promises'
import { IMPORT_KINDS } from '@plenum/domain/asset-import-columns'
import { recognise } from '@plenum/domain/asset-import-recognise'
import { expect, test } from 'vitest'
import { buildSample } from './sample.ts'

const sample = buildSample()
const committed = new URL('../../../../apps/web/src/features/imports/sample/', import.meta.url)

test.each(IMPORT_KINDS)(
  'the committed file of %s is the one built (pnpm --filter @plenum/mocks sample)',
  async (kind) => {
    expect(await readFile(new URL(`${kind}.csv`, committed), 'utf8')).toBe(sample[kind])
  },
)

test.each(IMPORT_KINDS)('every column of the file of %s is recognised by itself', (kind) => {
  const headers = sample[kind].replace('\ufeff', '').split('\r\n')[0]?.split(',') ?? []
  expect(recognise(headers)).toMatchObject({ kind, mapping: headers })
})
