import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadCpuUsage } from 'node:process'
import { describe, expect, test } from 'vitest'
import { attacksOn, textOf, type Attack } from './regex-attacks.ts'
import { literalsIn, regexesOf, type Written } from './regexes.ts'
import { readHouse } from './source.ts'

/** Short enough for what doubles its time with every letter, and for what goes over a text for each of its letters. */
const STEPS = [22, 200, 2_000]
const LONG = 100_000
/** What nobody notices: most take a hundredth of it. */
const UNNOTICED_MS = 5
/** Of the attacks that took longest so far, how many are made long. */
const LONGEST = 8
/** Four times the text takes four times as long; one that is gone over for each of its letters sixteen times. */
const GROWTH = 9

/** Processor time is told in steps of a few milliseconds: as much is measured at once. */
const MEASURED_MS = 40
/** How often what looks too long is looked at again. */
const AGAIN = 3

const everywhere = (regex: RegExp) =>
  regex.flags.includes('g') ? regex : new RegExp(regex.source, `${regex.flags}g`)

/** How long it takes by the clock: enough to find what has to be measured. */
function clockedMs(regex: RegExp, text: string): number {
  const begun = performance.now()
  text.replace(regex, '')
  return performance.now() - begun
}

/** How long a processor takes over it: by the clock, what is long waits for others more often than what is short. */
function processorMs(regex: RegExp, text: string): number {
  const begun = threadCpuUsage()
  for (let times = 1; ; times++) {
    text.replace(regex, '')
    const { user, system } = threadCpuUsage(begun)
    const ms = (user + system) / 1_000
    if (ms >= MEASURED_MS) return ms / times
  }
}

/** Whether time grows faster than the text: measured only where it can be noticed, and against itself on any machine. */
function isSuperLinear(regex: RegExp, attack: Attack, length: number): boolean {
  const [text, shorter] = [textOf(attack, length), textOf(attack, length / 4)]
  // by the clock a short time may be long once, and hardly three times
  for (let times = 0; times < 3; times++) if (clockedMs(regex, text) < UNNOTICED_MS) return false
  return Array.from({ length: AGAIN }).every(
    () => processorMs(regex, text) / processorMs(regex, shorter) > GROWTH,
  )
}

/** A text that a regular expression takes too long over, if one is found. */
function weakness(written: RegExp): string | undefined {
  const attacks = attacksOn(written)
  const regex = everywhere(written)
  const named = ({ before, again, after }: Attack) => JSON.stringify([before, again, after])
  for (const length of STEPS) {
    const bad = attacks.find((attack) => isSuperLinear(regex, attack, length))
    if (bad) return named(bad)
  }
  const longest = attacks
    .map((attack) => ({ attack, ms: clockedMs(regex, textOf(attack, 2_000)) }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, LONGEST)
  const bad = longest.find(
    ({ attack }) => isSuperLinear(regex, attack, 8_000) || isSuperLinear(regex, attack, LONG),
  )
  return bad && named(bad.attack)
}

const weakOf = (all: readonly Written[]) =>
  all.flatMap(({ at, regex }) => {
    const found = weakness(regex)
    return found === undefined ? [] : [`${at} ${regex}: ${found}`]
  })

describe('regular expressions', () => {
  const written = regexesOf(readHouse())

  test('take as long as their text, whatever it is', { timeout: 300_000 }, () => {
    expect(weakOf(written)).toEqual([])
    console.log(`${written.length} regular expressions`)
  })

  test('of the schemas take as long as their text', { timeout: 300_000 }, () => {
    const text = readFileSync(
      join(import.meta.dirname, '../../packages/domain/node_modules/valibot/dist/index.mjs'),
      'utf8',
    )
    const used = literalsIn({ path: 'valibot.mjs', text })
    expect(used.length).toBeGreaterThan(20)
    expect(weakOf(used)).toEqual([])
  })

  test.for([
    /(a+)+$/,
    /(\w|\d)*x/,
    /\s+$/,
    /^\s*x|\s*u$/i,
    /".*"x/,
    /\d+\.\d+$/,
    /^(?:a|ab)(?:c|bcd)*\s*\s*$/,
  ])('%s takes too long over something', (regex) => {
    // what accuses nothing falsely may miss something once, on a machine that is busy
    const found = [1, 2, 3].some(() => weakness(regex) !== undefined)
    expect(found).toBe(true)
  })

  test.for([/^\s+/, /(?<!\s)\s+$/, /^[\w-]{1,64}$/, /"[^"]*"/g, /^(\d+)-(\d+)$/])('%s does not', (regex) => {
    expect(weakness(regex)).toBeUndefined()
  })
})
