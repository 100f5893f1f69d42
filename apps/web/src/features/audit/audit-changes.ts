import * as v from 'valibot'

/** One thing a line of the log says besides: a value, or what it was and became. */
export interface Change {
  /** The field's name, after those it lies within. */
  path: readonly string[]
  from?: unknown
  to: unknown
}

const Pair = v.strictObject({ from: v.unknown(), to: v.unknown() })
const Named = v.strictObject({ id: v.string(), name: v.string() })
const Record = v.record(v.string(), v.unknown())

/** What was a record and became another one is said part by part. */
function parted(path: readonly string[], { from, to }: v.InferOutput<typeof Pair>): Change[] {
  const [before, after] = [v.safeParse(Record, from), v.safeParse(Record, to)]
  if (!before.success || !after.success || v.is(Named, from) || Array.isArray(from))
    return [{ path, from, to }]
  return Object.entries(after.output)
    .map(([name, value]) => ({ path: [...path, name], from: before.output[name], to: value }))
    .filter((change) => change.from !== change.to)
}

/** What the detail of a line says, field by field, however deep it lies. */
export function changesOf(detail: unknown, path: readonly string[] = []): Change[] {
  const record = v.safeParse(Record, detail)
  if (!record.success || Array.isArray(detail) || v.is(Named, detail)) return [{ path, to: detail }]
  const pair = v.safeParse(Pair, detail)
  if (pair.success && path.length > 0) return parted(path, pair.output)
  return Object.entries(record.output).flatMap(([name, value]) => changesOf(value, [...path, name]))
}
