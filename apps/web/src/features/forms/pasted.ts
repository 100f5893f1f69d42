import type { Asset } from '@plenum/domain/asset'
import { WORK_ITEMS_MAX } from '@plenum/domain/work-item'

type Known = Pick<Asset, 'id' | 'name' | 'code' | 'aliases' | 'serial_number' | 'hostname'>

const key = (text: string) => text.trim().toLowerCase()

/** The codes, serial numbers or names of a pasted list: one in each cell or line, each once, as many as a request takes. */
export function linesOf(text: string): string[] {
  const lines = text
    .split(/[\r\n\t;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const first = new Map(lines.toReversed().map((line) => [key(line), line]))
  return [...new Set(lines.map((line) => first.get(key(line)) ?? line))].slice(0, WORK_ITEMS_MAX)
}

/** What became of a line of a pasted list. */
export type Looked<Found extends Known> =
  | { at: 'found'; line: string; asset: Found }
  | { at: 'ambiguous'; line: string; assets: readonly Found[] }
  | { at: 'missing'; line: string }

// a code says more than a serial number, and that more than a name
const SAYINGS = [
  ({ code, aliases }: Known) => [code, ...aliases],
  ({ serial_number }: Known) => [serial_number],
  ({ hostname }: Known) => [hostname],
  ({ name }: Known) => [name],
] as const

/** Which of the assets that a search found a line means: those that it names to the letter, case aside. */
export function lookedUp<Found extends Known>(line: string, found: readonly Found[]): Looked<Found> {
  for (const saying of SAYINGS) {
    const meant = found.filter((asset) =>
      saying(asset).some((said) => said !== null && key(said) === key(line)),
    )
    const [asset] = meant
    if (asset !== undefined)
      return meant.length === 1 ? { at: 'found', line, asset } : { at: 'ambiguous', line, assets: meant }
  }
  return { at: 'missing', line }
}
