import { may, type Permissions } from '@plenum/domain/permission'
import type { SearchHits } from '@plenum/domain/search'
import type { NavigateOptions } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { placeInTree } from '#app/page/place-in-tree.ts'
import type { Visit } from '#app/page/visits.ts'

interface Entry {
  id: string
  name: string
  /** Beside the name: a code, the way to a place. */
  hint?: string | undefined
}

/** A record, with the way to it. */
export type FoundRecord = Entry & Pick<Visit, 'group'> & { go: NavigateOptions }

/** A thing the search found: somewhere to go, or something to do. */
export type Found =
  | FoundRecord
  | (Entry & { group: 'recent'; go: NavigateOptions })
  | (Entry & { group: 'pages'; go: NavigateOptions })
  | (Entry & { group: 'actions'; Icon: LucideIcon; run: () => void })
  | (Entry & { group: 'actions'; Icon: LucideIcon; go: NavigateOptions })

/** From the top down. */
export const FOUND_GROUPS = [
  'recent',
  'assets',
  'places',
  'people',
  'pages',
  'actions',
] as const satisfies readonly Found['group'][]

/** A page of the application by its name in the language on screen. */
export interface PageName {
  word: string
  label: string
  to: NonNullable<NavigateOptions['to']>
}

/** Something that can be done from anywhere, by its name in the language on screen. */
export interface Action {
  id: string
  label: string
  Icon: LucideIcon
  run: () => void
}

const LIST = '/app/settings/assets-inventory' as const

type Hit<Kind extends keyof SearchHits> = SearchHits[Kind][number]

/** To what stands in a place, or to the place for who may not see that. */
const toPlace = ({ id, trail }: Hit<'nodes'>, seesAssets: boolean): NavigateOptions =>
  seesAssets ? { to: LIST, search: { location_id: id } } : placeInTree(id, trail)

/** To what belongs to a person or a team, or to them for who may not see that. */
function toOwner({ id, name, kind }: Hit<'owners'>, seesAssets: boolean): NavigateOptions {
  if (seesAssets) return { to: LIST, search: { owner_id: id } }
  return kind === 'team'
    ? { to: '/app/settings/users-configuration', search: { team: id } }
    : { to: '/app/users', search: { search: name } }
}

/** What the server found, in the order it is shown, each with the way to it that is open to the person. */
export const foundRecords = ({ assets, nodes, owners }: SearchHits, seesAssets: boolean): FoundRecord[] => [
  ...assets.map(({ id, name, code }): FoundRecord => ({
    id,
    group: 'assets',
    name,
    hint: code,
    go: { to: LIST, search: { asset: id } },
  })),
  ...nodes.map((node): FoundRecord => ({
    id: node.id,
    group: 'places',
    name: node.name,
    hint: node.trail
      .slice(0, -1)
      .map((step) => step.name)
      .join(' › '),
    go: toPlace(node, seesAssets),
  })),
  ...owners.map((owner): FoundRecord => ({
    id: owner.id,
    group: 'people',
    name: owner.name,
    go: toOwner(owner, seesAssets),
  })),
]

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word of a search is somewhere in a text, whatever their case and accents. */
const holds = (text: string, search: string) =>
  plain(search)
    .split(/\s+/)
    .every((word) => plain(text).includes(word))

const foundPages = (pages: readonly PageName[], search: string): Found[] =>
  pages
    .filter(({ label }) => holds(label, search))
    .map(({ word, label, to }) => ({ id: `page-${word}`, group: 'pages', name: label, go: { to } }))

const foundActions = (actions: readonly Action[], search: string): Found[] =>
  actions
    .filter(({ label }) => holds(label, search))
    .map(({ id, label, Icon, run }) => ({ id: `action-${id}`, group: 'actions', name: label, Icon, run }))

/** To a new asset that gets a code which is set aside, as scanning its label leads there. */
const foundCodes = ({ hits, actions }: Searched): Found[] =>
  actions.flatMap(({ id, label, Icon }) =>
    id === 'add_asset' && hits
      ? hits.codes.map(({ code, asset_type }): Found => ({
          id: code,
          group: 'actions',
          name: label,
          hint: code,
          Icon,
          go: { to: LIST, search: { asset: 'new', new_code: code, new_type: asset_type } },
        }))
      : [],
  )

const visited = ({ href, ...entry }: Visit): FoundRecord => ({ ...entry, go: { href } })

interface Searched {
  /** Empty before anything is typed: what was gone to last and what can be done are offered then. */
  search: string
  hits: SearchHits | undefined
  permissions: Permissions
  visits: readonly Visit[]
  pages: readonly PageName[]
  actions: readonly Action[]
}

/** All that is shown for a search: records first, of each kind those gone to lately before the others. */
export function found(searched: Searched): Found[] {
  const { search, hits, permissions, visits, pages, actions } = searched
  if (search === '')
    return [
      ...visits.map((visit): Found => ({ ...visited(visit), group: 'recent' })),
      ...foundActions(actions, ''),
    ]
  const recent = visits.filter(({ name, hint }) => holds(`${name} ${hint ?? ''}`, search)).map(visited)
  const records = hits ? foundRecords(hits, may(permissions, 'assets', 'onlyRead')) : []
  const others = records.filter(({ id }) => recent.every((one) => one.id !== id))
  const all: Found[] = [
    ...recent,
    ...others,
    ...foundPages(pages, search),
    ...foundCodes(searched),
    ...foundActions(actions, search),
  ]
  return FOUND_GROUPS.flatMap((group) => all.filter((each) => each.group === group))
}
