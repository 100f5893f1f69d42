import type { Dice } from './dice.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const ETAG = /^"([\w-]+)\.(\d+)"$/
const KEPT = 30

/** Which list names what stands under a name in a body. */
const LISTED = new Map(
  Object.entries({
    asset: 'assets',
    brand: 'brands',
    model: 'models',
    node: 'nodes',
    parent: 'nodes',
    place: 'nodes',
    rack: 'nodes',
    room: 'nodes',
    location: 'nodes',
    data_center: 'nodes',
    owner: 'users',
    user: 'users',
    person: 'users',
    assignee: 'users',
    team: 'teams',
    tag: 'tags',
    file: 'files',
    photo: 'files',
    template: 'work-templates',
    reservation: 'reservations',
  }),
)

/** What answers have told so far, for requests to come: records by their list, their versions, cursors. */
export function poolOf() {
  const ids = new Map<string, string[]>()
  const versions = new Map<string, number>()
  const cursors: string[] = []

  const keep = (list: string, id: string) => {
    const kept = ids.get(list) ?? []
    if (!kept.includes(id)) ids.set(list, [...kept, id].slice(-KEPT))
  }
  const learn = (list: string, value: unknown, depth = 0): void => {
    if (typeof value !== 'object' || value === null || depth > 6) return
    if (Array.isArray(value)) {
      for (const one of value.slice(0, KEPT)) learn(list, one, depth + 1)
      return
    }
    const { id, version }: { id?: unknown; version?: unknown } = value
    if (typeof id === 'string' && UUID.test(id)) {
      keep(list, id)
      if (typeof version === 'number') versions.set(id, version)
    }
    for (const [name, part] of Object.entries(value)) {
      // What hangs on a record is named after its own list: an asset's brand is a brand.
      learn(LISTED.get(name) ?? (Array.isArray(part) && name !== 'results' ? name : list), part, depth + 1)
    }
  }

  return {
    /** Takes in what an answer of a list says. */
    learn(list: string, answer: Response, body: unknown) {
      const [, id, version] = ETAG.exec(answer.headers.get('etag') ?? '') ?? []
      if (id !== undefined) versions.set(id, Number(version))
      learn(list, body)
      const next: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'next') : null
      if (typeof next === 'string' && cursors.push(next) > KEPT) cursors.shift()
    },
    keep,
    versionOf: (id: string, usual: number) => versions.get(id) ?? usual,
    cursors: cursors as readonly string[],
    /** A record of a list, or of any where the list has none. */
    known(dice: Dice, list: string): string {
      const own = ids.get(list)
      if (own && !dice.once(8)) return dice.pick(own)
      return dice.pick(dice.pick([...ids.values()]))
    },
    /** The list of what stands under a name. */
    listOf: (name: string) => LISTED.get(name.replace(/_ids?$/, '')) ?? name,
  }
}

export type Pool = ReturnType<typeof poolOf>
