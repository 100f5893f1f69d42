/** What two people made of one thing, field by field. */
export interface Merge<Field extends string> {
  /** Both changed it, each to something else: somebody has to choose. */
  conflicts: Field[]
  /** Only I changed it. */
  mine: Field[]
  /** Only the others changed it. */
  theirs: Field[]
}

/** The values of a thing's fields as three people knew them: both at first, then I, then the others. */
export interface Versions<Values> {
  before: Values
  mine: Values
  theirs: Values
}

/** Whether two values of a field say the same; lists are the same by what stands in them. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** Sorts the fields by who changed them since both began with `before`. */
export function mergeOf<Field extends string>(
  fields: readonly Field[],
  { before, mine, theirs }: Versions<Readonly<Record<Field, unknown>>>,
): Merge<Field> {
  const byMe = (field: Field) => !isSame(mine[field], before[field])
  const byThem = (field: Field) => !isSame(theirs[field], before[field])
  const open = fields.filter((field) => !isSame(mine[field], theirs[field]))
  return {
    conflicts: open.filter((field) => byMe(field) && byThem(field)),
    mine: open.filter((field) => byMe(field) && !byThem(field)),
    theirs: open.filter((field) => !byMe(field) && byThem(field)),
  }
}

/** The others' values with mine where I keep them. */
export const merged = <Field extends string, Values extends Readonly<Record<Field, unknown>>>(
  { mine, theirs }: Pick<Versions<Values>, 'mine' | 'theirs'>,
  kept: readonly Field[],
): Values => ({ ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) })

/** The values to save without asking anybody, where only one of the two wanted something else; null where both did. */
export function unaskedOf<Field extends string, Values extends Readonly<Record<Field, unknown>>>(
  fields: readonly Field[],
  versions: Versions<Values>,
): Values | null {
  const { conflicts, mine, theirs } = mergeOf(fields, versions)
  const both = conflicts.length > 0 || (mine.length > 0 && theirs.length > 0)
  return both ? null : merged(versions, mine)
}
