import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import type { Asset } from '@plenum/domain/asset'
import { expect, inject, test } from 'vitest'
import { ClientError } from '../src/client-error.ts'
import { asset, found, type Connection } from './world.ts'

const engine = inject('engine').kind
/** Edits that are to succeed. */
const EDITS = timesOf('lost-updates')
const WRITERS = 50
const RECORDS = 10
const record = beginTrial('lost-updates')

/** A number that is written, and read back, by its writer. */
const noteOf = (writer: number, turn: number) => `${writer}:${turn}`

interface Written {
  id: string
  note: string
  /** Of the asset, as it was read for this change and once that was written. */
  seen: number
  version: number
}

/** Changes of the assets by everybody at once, each from what it read last, until there are enough; and refusals. */
async function writeAll({ assets }: Connection, ids: readonly string[]) {
  const written: Written[] = []
  const refusals: unknown[] = []
  const work = async (writer: number) => {
    for (let turn = 0; written.length < EDITS; turn++) {
      const id = ids[(writer + turn) % ids.length] ?? ''
      const seen = await assets.get(id)
      const note = noteOf(writer, turn)
      try {
        const { version } = await assets.update(seen, { notes: note })
        written.push({ id, note, seen: seen.version, version })
      } catch (error) {
        refusals.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => work(writer)))
  return { written, refusals }
}

/** The notes of an asset one after the other, as its history has them. */
async function notesOf({ assets }: Connection, { id }: Pick<Asset, 'id'>) {
  const told: unknown[] = []
  let cursor: string | undefined
  do {
    const page = await assets.history(id, { field: 'notes', limit: 100, ...(cursor && { cursor }) })
    told.push(...page.results.map(({ to }) => to))
    cursor = page.next ?? undefined
  } while (cursor)
  return told.toReversed()
}

test(
  `of ${EDITS} changes that ${WRITERS} people make to the same few assets none is lost, and who was too late is told`,
  { timeout: 60_000 + EDITS * 200 },
  async () => {
    const ada = await found()
    const made: Asset[] = []
    for (let at = 0; at < RECORDS; at++) made.push(await ada.assets.create(asset({ name: `Shared ${at}` })))
    const { written, refusals } = await writeAll(
      ada,
      made.map(({ id }) => id),
    )
    const late = refusals.filter((error) => error instanceof ClientError && error.status === 412)
    expect(refusals).toHaveLength(late.length)
    expect(late.length).toBeGreaterThan(0)
    let lost = 0
    for (const one of made) {
      const mine = written
        .filter(({ id }) => id === one.id)
        .toSorted((first, other) => first.version - other.version)
      const notes = await notesOf(ada, one)
      lost += mine.filter(({ note, seen, version }, at) => notes[at] !== note || seen + 1 !== version).length
      expect(notes).toEqual(mine.map(({ note }) => note))
      expect(mine.map(({ version }) => version)).toEqual(mine.map((_, at) => one.version + 1 + at))
      expect((await ada.assets.get(one.id)).notes).toBe(mine.at(-1)?.note)
    }
    expect(lost).toBe(0)
    record({ engine, done: { edits: written.length, refusals: late.length }, failed: { 'edits lost': lost } })
  },
)
