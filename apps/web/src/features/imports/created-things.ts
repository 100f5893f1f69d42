import type { ImportPlan } from '@plenum/domain/asset-import'
import type { NodeType } from '@plenum/domain/node'

interface Words {
  brands: string
  models: string
  types: string
  place: (type: NodeType) => string
  unknown: string
}

/** A kind of record the import would create: how many, and the first of their names. */
export interface CreatedThing {
  label: string
  count: number
  names: string[]
}

/** What a plan would create, kind by kind; empty when there is nothing new. */
export function createdThings(
  { brands, models, places, types }: Pick<ImportPlan, 'brands' | 'models' | 'places' | 'types'>,
  words: Words,
): CreatedThing[] {
  const withHeight = (name: string, u_height: number | null) =>
    `${name} (${u_height === null ? words.unknown : `${u_height} U`})`
  const made = types.filter(({ type }) => type === null)
  const things = [
    ...places.map(({ type, count, first }) => ({
      label: words.place(type),
      count,
      names: first.map(({ path, u_height }) => {
        const name = path.slice(-2).join(' › ')
        return type === 'rack' ? withHeight(name, u_height) : (path.at(-1) ?? '')
      }),
    })),
    { label: words.brands, count: brands.count, names: brands.first },
    {
      label: words.models,
      count: models.count,
      names: models.first.map(({ brand, name, u_height }) => withHeight(`${brand} ${name}`, u_height)),
    },
    {
      label: words.types,
      count: made.length,
      names: made.map(({ word, proposal }) => `${word} (${proposal})`),
    },
  ]
  return things.filter(({ count }) => count > 0)
}
