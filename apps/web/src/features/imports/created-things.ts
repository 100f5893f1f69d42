import type { ImportPlan } from '@plenum/domain/asset-import'
import type { NodeType } from '@plenum/domain/node-type'

type Created = NodeType | 'brands' | 'models' | 'tags' | 'types'

/** What of a plan would be made. */
export type CreatingPlan = Pick<ImportPlan, 'brands' | 'models' | 'places' | 'tags' | 'types'>

interface Words {
  created: (kind: Created, count: number) => string
  unknown: string
}

/** A kind of record the import would create: how many in words, and the first of their names. */
export interface CreatedThing {
  label: string
  count: number
  names: string[]
}

/** What a plan would create, kind by kind; empty when there is nothing new. */
export function createdThings(
  { brands, models, places, tags, types }: CreatingPlan,
  words: Words,
): CreatedThing[] {
  const withHeight = (name: string, u_height: number | null) =>
    `${name} (${u_height === null ? words.unknown : `${u_height} U`})`
  const made = types.filter(({ type }) => type === null)
  const thing = (kind: Created, count: number, names: string[]): CreatedThing[] =>
    count === 0 ? [] : [{ label: words.created(kind, count), count, names }]
  return [
    ...places.flatMap(({ type, count, first }) => {
      const names = first.map(({ path, u_height }) =>
        type === 'rack' ? withHeight(path.slice(-2).join(' › '), u_height) : (path.at(-1) ?? ''),
      )
      return thing(type, count, names)
    }),
    ...thing('brands', brands.count, brands.first),
    ...thing(
      'models',
      models.count,
      models.first.map(({ brand, name, u_height }) => withHeight(`${brand} ${name}`, u_height)),
    ),
    ...thing('tags', tags.count, tags.first),
    ...thing(
      'types',
      made.length,
      made.map(({ word, proposal }) => `${word} (${proposal})`),
    ),
  ]
}
