import * as v from 'valibot'
import { type Contents, nameOf } from './contents.ts'
import { Damaged } from './damaged.ts'
import type { Dump, Piece } from './dump.ts'
import { End, type Manifest, parsed, readManifest } from './manifest.ts'
import { RowAdder } from './sum.ts'
import type { Member } from './tar.ts'

const MANIFEST = 'plenum.json'
const KEYS = 'secrets.json'
const END = 'end.json'
const ROWS = /^tables\/([^/]+)\/\d+\.json$/
const CONTENT = /^files\/([0-9a-f]{64})$/

const json = (name: string, value: unknown): Member => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
})

const rowsMember = ({ table, rows }: Piece, number: number): Member => ({
  name: `tables/${table}/${String(number).padStart(6, '0')}.json`,
  bytes: Buffer.from(JSON.stringify(rows)),
})

/** What goes into a backup. */
export interface Parts {
  manifest: Manifest
  /** The text of the keys; undefined where they stay outside. */
  keys: string | undefined
  dump: Dump
  /** The names of the contents that belong to it. */
  named: readonly string[]
  contents: Contents
}

/** The members of a backup. */
export async function* membersOf({ manifest, keys, dump, named, contents }: Parts): AsyncGenerator<Member> {
  yield json(MANIFEST, manifest)
  if (keys !== undefined) yield { name: KEYS, bytes: Buffer.from(keys) }
  let number = 0
  for await (const piece of dump.pieces()) yield rowsMember(piece, (number += 1))
  const missing: string[] = []
  for (const sha256 of named) {
    const bytes = await contents.read(sha256)
    if (bytes) yield { name: `files/${sha256}`, bytes }
    else missing.push(sha256)
  }
  const end: End = { files: named.length - missing.length, missing }
  yield json(END, end)
}

const Rows = v.array(v.string())
const rowsIn = (bytes: Buffer) => parsed(Rows, bytes.toString())

/** The rows of a backup in pieces, as they were written. */
export async function* piecesIn(members: AsyncIterable<Member>): AsyncGenerator<Piece> {
  for await (const { name, bytes } of members) {
    const table = ROWS.exec(name)?.[1]
    if (table !== undefined) yield { table, rows: rowsIn(bytes) }
  }
}

/** The files of a backup. */
export async function* contentsIn(members: AsyncIterable<Member>): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of members) if (CONTENT.test(name)) yield bytes
}

/** What a backup that was read to its end holds, and that it is whole. */
export interface Checked {
  manifest: Manifest
  keys: string | undefined
  end: End
}

/** Adds up what a backup holds. */
class Tally {
  readonly #manifest: Manifest
  readonly #tables: Map<string, RowAdder>
  #files = 0
  #keys: string | undefined
  #end: End | undefined

  constructor(manifest: Manifest) {
    this.#manifest = manifest
    this.#tables = new Map(manifest.tables.map(({ name }) => [name, new RowAdder()]))
  }

  add({ name, bytes }: Member) {
    if (this.#end) throw new Damaged('It goes on after its end')
    const table = ROWS.exec(name)?.[1]
    const sha256 = CONTENT.exec(name)?.[1]
    if (table !== undefined) this.#addRows(table, bytes)
    else if (sha256 !== undefined) this.#addFile(sha256, bytes)
    else if (name === KEYS) this.#keys = bytes.toString()
    else if (name === END) this.#end = parsed(End, bytes.toString())
    else throw new Damaged('A part that nobody knows')
  }

  #addRows(table: string, bytes: Buffer) {
    const adder = this.#tables.get(table)
    if (!adder) throw new Damaged('Rows of a table that nobody knows')
    for (const row of rowsIn(bytes)) adder.add(row)
  }

  #addFile(sha256: string, bytes: Buffer) {
    if (nameOf(bytes) !== sha256) throw new Damaged('A file is another one')
    this.#files += 1
  }

  total(): Checked {
    const manifest = this.#manifest
    const isWhole = manifest.tables.every(({ name, rows, sum }) => {
      const total = this.#tables.get(name)?.total()
      return total?.rows === rows && total.sum === sum
    })
    const end = this.#end
    if (!end || !isWhole || end.files !== this.#files) throw new Damaged('Something of it is missing')
    if (manifest.has_keys !== (this.#keys !== undefined)) throw new Damaged('Its keys are missing')
    return { manifest, keys: this.#keys, end }
  }
}

/** Reads a backup to its end and adds up every row and every file; what is not whole is `Damaged`. */
export const checkMembers = async (members: AsyncIterable<Member>, what: string): Promise<Checked> => {
  let tally: Tally | undefined
  for await (const member of members) {
    if (tally) tally.add(member)
    else if (member.name === MANIFEST) tally = new Tally(readManifest(member.bytes.toString(), what))
    else throw new Damaged('It does not say what it is')
  }
  if (!tally) throw new Damaged('It is empty')
  return tally.total()
}
