import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Figure } from './figures.ts'
import { measureBuilt, OURS } from './measure-built.ts'

const rooted = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const running = (code: string) => ({ folder: '.', program: process.execPath, args: ['-e', code] })
const TOUCHED = 'tooling/bench/measure-built.test.ts'
const WATCHER = `console.log('built in 2.5s'); setInterval(() => console.log('built in 500ms'), 50)`

test('builds are told beside the floor, rebuilds beside a whole build, checks by themselves', async () => {
  const nothing = running('')
  const figures = await measureBuilt(1, {
    web: nothing,
    floor: nothing,
    watch: running(WATCHER),
    touched: TOUCHED,
    checks: { lint: nothing },
  })
  expect(v.parse(v.array(Figure), figures).map(({ what }) => what)).toEqual([
    'build of the web; the ratio is to a peer',
    'build after one file has changed',
    'lint',
  ])
  const [web, rebuilt] = figures
  const plain = (web?.value ?? 0) / (web?.beside?.value ?? 0)
  expect((web?.ratio ?? 0) / plain).toBeCloseTo(2.74 / 2.27)
  expect(rebuilt?.value).toBe(0.5)
})

test('a program that fails is not measured', async () => {
  const failing = running('process.exit(3)')
  await expect(measureBuilt(1, { ...OURS, web: failing })).rejects.toThrow('ended with 3')
})

test('what is measured is there', () => {
  expect(existsSync(rooted(OURS.touched))).toBe(true)
  expect(existsSync(rooted(`${OURS.web.folder}/${OURS.web.program}`))).toBe(true)
  const alone = readFileSync(rooted(`${OURS.floor.folder}/bench/build-parts.ts`), 'utf8')
  expect(alone).toContain('export async function buildParts')
})
