import { join } from 'node:path'
import { env } from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { emptyFolder } from '../testing/folders.ts'
import { ProcessInspector, type InspectorOptions } from './process-inspector.ts'

const ODD = new URL('../testing/odd-looker.ts', import.meta.url)

const started = (options: InspectorOptions = {}) => {
  const inspector = new ProcessInspector(options)
  onTestFinished(() => inspector.close())
  return inspector
}
const text = (name: string) => ({ path: `/${name}`, format: 'txt', image: 'photo' }) as const
const fine = { kind: 'document', media_type: 'text/csv' }
const damaged = { kind: 'refused', reason: 'file_damaged' }
const unavailable = { kind: 'refused', reason: 'unavailable' }

test.each([
  ['hang', { limitMs: 2_000 }],
  ['crash', {}],
  ['lie', {}],
])('a file that makes it %s is damaged, and the next one is looked at', async (deed, limits) => {
  const faults: Error[] = []
  const inspector = started({ script: ODD, report: (error) => faults.push(error), ...limits })
  const answers = await Promise.all(['one', deed, 'two'].map((name) => inspector.inspect(text(name))))
  expect(answers).toEqual([fine, damaged, fine])
  expect(faults).toHaveLength(1)
})

test('it knows nothing of the server', async () => {
  env['DATABASE_URL'] = 'postgres://a:secret@localhost/a'
  onTestFinished(() => void delete env['DATABASE_URL'])
  const told = await started({ script: ODD }).inspect(text('tell'))
  const { env: seen, flags } = JSON.parse(told.kind === 'document' ? told.media_type : '{}')
  // Node's own channel is all that is added.
  expect(Object.keys(seen).filter((name) => !name.startsWith('NODE_CHANNEL_'))).toEqual([
    'MALLOC_ARENA_MAX',
    'UV_THREADPOOL_SIZE',
  ])
  expect(flags).toEqual(['--max-old-space-size=64'])
})

test('where it cannot start, files are refused for now', async () => {
  const faults: Error[] = []
  const script = new URL('missing.ts', import.meta.url)
  const inspector = started({ script, report: (error) => faults.push(error) })
  expect(await inspector.inspect(text('one'))).toEqual(unavailable)
  expect(faults[0]?.message).toMatch(/does not start: [^]*missing\.ts/)
})

test('one stays for all files, until it is closed', async () => {
  const inspector = started({ script: ODD })
  await inspector.inspect(text('one'))
  const { pid } = inspector
  await inspector.inspect(text('two'))
  expect(inspector.pid).toBe(pid)
  await inspector.close()
  expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH')
  expect(await inspector.inspect(text('three'))).toEqual(unavailable)
})

test('more files than it will get to are refused at once', async () => {
  const inspector = started({ script: ODD })
  const answers = await Promise.all(Array.from({ length: 102 }, () => inspector.inspect(text('one'))))
  expect(answers.filter(({ kind }) => kind === 'refused')).toEqual([unavailable, unavailable])
})

test('a file whose process is killed while it looks is looked at again by the next, and no other file notices', async () => {
  const faults: Error[] = []
  const inspector = started({ script: ODD, report: (error) => faults.push(error) })
  const killed = { ...text('killed-once'), path: join(emptyFolder(), 'killed-once') }
  await inspector.inspect(text('one'))
  const first = inspector.pid
  expect(await Promise.all([killed, text('two')].map((file) => inspector.inspect(file)))).toEqual([
    fine,
    fine,
  ])
  expect(inspector.pid).not.toBe(first)
  expect(faults).toEqual([])
})
