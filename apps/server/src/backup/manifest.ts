import { MIGRATIONS } from '@plenum/api-server/db/migrate'
import * as v from 'valibot'
import { Refusal } from '../refusal.ts'
import { Damaged } from './damaged.ts'

/** Raised when an older build could not read what a newer one writes. */
export const FORMAT = 1

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const Head = v.object({ format: count, plenum: v.string() })

/** What a backup says of itself, in front of everything else. */
export const Manifest = v.object({
  ...Head.entries,
  made_at: v.pipe(v.string(), v.isoTimestamp()),
  /** Where the data lay. */
  engine: v.picklist(['embedded', 'postgres']),
  migrations: v.array(v.string()),
  tables: v.array(
    v.object({ name: v.string(), rows: count, sum: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) }),
  ),
  sequences: v.array(
    v.object({
      name: v.string(),
      last_value: v.pipe(v.string(), v.regex(/^-?\d+$/)),
      is_called: v.boolean(),
    }),
  ),
  has_keys: v.boolean(),
})
export type Manifest = v.InferOutput<typeof Manifest>

/** What a backup says at its end, so that one that was cut off is known. */
export const End = v.object({
  files: count,
  /** Files that the database names and nobody has. */
  missing: v.array(v.string()),
})
export type End = v.InferOutput<typeof End>

/** Reads a part that is JSON; anything else is `Damaged`. */
export const parsed = <Schema extends v.GenericSchema>(schema: Schema, text: string) => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (!result.success) throw new Damaged('A part is not what it is named for')
  return result.output
}

const isKnown = (migrations: readonly string[]) => migrations.every((name, at) => MIGRATIONS[at] === name)

/** Throws a `Refusal` where this build does not know all that has made a database. */
export const refuseNewer = (migrations: readonly string[], what: string) => {
  if (!isKnown(migrations))
    throw new Refusal(`A newer Plenum has made ${what}. Use that one, or a newer one still.`)
}

/** Reads what a backup says of itself; throws a `Refusal` where a newer version has made it. */
export const readManifest = (text: string, what: string): Manifest => {
  if (parsed(Head, text).format > FORMAT) refuseNewer(['newer'], what)
  const manifest = parsed(Manifest, text)
  refuseNewer(manifest.migrations, what)
  return manifest
}
