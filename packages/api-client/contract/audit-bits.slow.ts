import { env } from 'node:process'
import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { sql, type SQL } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import type { schema } from '@plenum/api-server/db/schema'
import { chanceOf } from './chance.ts'
import { database, tamper } from './engine.ts'
import { asset, found } from './world.ts'

const BITS = timesOf('audit-bits')
const SEED = Number(env.SEED ?? 1)
const LINES = 30

type Kind = 'uuid' | 'instant' | 'text' | 'json' | 'number'

/** What a line says, by how a bit of it is turned; of which company it is tells what is looked at. */
const COLUMNS = {
  id: 'uuid',
  at: 'instant',
  actor_id: 'uuid',
  actor_name: 'text',
  session_id: 'uuid',
  address: 'text',
  request_id: 'text',
  action: 'text',
  object_kind: 'text',
  object_id: 'text',
  object_name: 'text',
  detail: 'json',
  seq: 'number',
  prev_hash: 'text',
  hash: 'text',
} as const satisfies Record<Exclude<keyof (typeof schema)['audit']['$inferSelect'], 'company_id'>, Kind>
type Column = keyof typeof COLUMNS
const NAMES = Object.keys(COLUMNS) as Column[]
/** A text as what it stands for. */
const VALUES: Record<Kind, (text: string) => SQL> = {
  uuid: (text) => sql`${text}::uuid`,
  instant: (text) => sql`'epoch'::timestamptz + ${text}::bigint * interval '1 millisecond'`,
  text: (text) => sql`${text}::text`,
  json: (text) => sql`${text}::jsonb`,
  number: (text) => sql`${text}::bigint`,
}

const Line = v.record(v.string(), v.nullable(v.string()))

const turned = (letter: string, bit: number) => String.fromCharCode(letter.charCodeAt(0) ^ (1 << bit))
const put = (text: string, at: number, letter: string) => `${text.slice(0, at)}${letter}${text.slice(at + 1)}`

/** The same with one bit turned that a database can hold in its place; undefined where there is none to be had. */
function withOneBitTurned(text: string, kind: Kind, chance: () => number) {
  const below = (end: number) => Math.floor(chance() * end)
  if (kind === 'number') return String(BigInt(text) ^ (1n << BigInt(8 + below(20))))
  if (kind === 'instant') return String(BigInt(text) ^ (1n << BigInt(below(30))))
  const at = below(text.length)
  const letter = text.charAt(at)
  if (kind === 'uuid') {
    if (letter === '-') return undefined
    return put(text, at, (parseInt(letter, 16) ^ (1 << below(4))).toString(16))
  }
  // no bit that makes nothing of a letter, or half a letter of one
  if (letter.charCodeAt(0) > 126) return undefined
  const other = put(text, at, turned(letter, below(5)))
  if (kind === 'text') return other
  try {
    return JSON.stringify(JSON.parse(other)) === JSON.stringify(JSON.parse(text)) ? undefined : other
  } catch {
    return undefined
  }
}

const columnOf = (name: Column) =>
  COLUMNS[name] === 'instant'
    ? sql`(extract(epoch from at) * 1000)::bigint::text as at`
    : sql`${sql.identifier(name)}::text as ${sql.identifier(name)}`

test(
  `each of ${BITS} bits that are turned in the log of what was done is found, and where`,
  { timeout: 60_000 + BITS * 200 },
  async () => {
    const record = beginTrial('audit-bits')
    const chance = chanceOf(SEED)
    const ada = await found()
    for (let at = 0; at < LINES; at++) await ada.assets.create(asset({ name: `Server ${at}` }))
    const { entries } = await ada.audit.verify()
    const { id: company } = ada.user.company
    const lines = await rows(
      database,
      Line,
      sql`select ${sql.join(NAMES.map(columnOf), sql`, `)} from audit where company_id = ${company} order by audit.seq`,
    )
    expect(lines).toHaveLength(entries)

    const write = (id: string, name: Column, text: string) =>
      tamper(sql`
        update audit set ${sql.identifier(name)} = ${VALUES[COLUMNS[name]](text)}
        where company_id = ${company} and id = ${id}`)

    const missed: string[] = []
    const columns = new Set<Column>()
    for (let done = 0; done < BITS;) {
      const at = Math.floor(chance() * lines.length)
      const name = NAMES[Math.floor(chance() * NAMES.length)] ?? 'hash'
      const [line, text] = [lines[at], lines[at]?.[name]]
      const other = text && withOneBitTurned(text, COLUMNS[name], chance)
      if (!line?.id || !text || !other) continue
      await write(line.id, name, other)
      const { broken_at } = await ada.audit.verify()
      // a hash that fits no longer shows in its own line, and at the latest in the next; a last line that says to be
      // another is told by the number it says
      const told = [at + 1, at + 2, ...(name === 'seq' && at + 1 === entries ? [Number(other)] : [])]
      if (broken_at === null || !told.includes(broken_at))
        missed.push(`${at + 1}, ${name}: ${text} to ${other}`)
      await write(name === 'id' ? other : line.id, name, text)
      columns.add(name)
      done += 1
    }
    record({
      engine: inject('engine').kind,
      done: { 'bits changed': BITS, lines: entries, columns: columns.size },
      failed: { 'not found': missed.length },
    })
    expect(missed).toEqual([])
    expect(await ada.audit.verify()).toEqual({ entries, broken_at: null })
  },
)
