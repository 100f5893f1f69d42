import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { BENCHES } from './benches.ts'
import { commandOf, namesMeant } from './commands.ts'
import { TRIALS } from './trials.ts'

test('without a name every bench is meant, and one word means every trial', () => {
  expect(namesMeant([])).toEqual(Object.keys(BENCHES))
  expect(namesMeant(['lists', 'trials'])).toEqual(['lists', ...Object.keys(TRIALS)])
})

test('a bench runs its script with its own options and those that follow', () => {
  expect(commandOf('users-postgres', ['--minutes', '1'])).toEqual({
    folder: 'apps/server',
    program: process.execPath,
    args: ['bench/users/run.ts', '--engine', 'postgres', '--minutes', '1'],
    env: {},
  })
})

test('a trial runs its test file with the full number, with Vitest or in a browser', () => {
  expect(commandOf('stops', [])).toEqual({
    folder: 'apps/server',
    program: 'pnpm',
    args: ['exec', 'vitest', 'run', '--mode', 'slow', 'src/stop.slow.ts'],
    env: { PLENUM_FULL: '1' },
  })
  expect(commandOf('sweep', ['--only', 'a team', '--debug'])).toMatchObject({
    args: 'exec playwright test --project further --workers 1 e2e/sweep.slow.ts --debug'.split(' '),
    env: { PLENUM_FULL: '1', PLENUM_ONLY: 'a team' },
  })
})

test('a name that is neither is told with all that there are', () => {
  const script = fileURLToPath(new URL('run.ts', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [script, 'lists', 'nothing'], { encoding: 'utf8' })
  expect(status).toBe(2)
  expect(stderr).toContain('no bench or trial named nothing.')
  expect(stderr).toContain(Object.keys(BENCHES).join(', '))
  expect(stderr).toContain(Object.keys(TRIALS).join(', '))
})

test.each([
  ['test:slow', {}, TRIALS.stops.slow],
  ['npm run bench', { PLENUM_FULL: '1' }, TRIALS.stops.full],
])('the number of a trial in %s is its own', (_, env, times) => {
  const asked = `console.log((await import(${JSON.stringify(new URL('trials.ts', import.meta.url).href)})).timesOf('stops'))`
  const node = execFileSync(process.execPath, ['--input-type=module', '--eval', asked], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  })
  expect(Number(node)).toBe(times)
})
