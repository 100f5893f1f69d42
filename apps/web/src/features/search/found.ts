import type { SearchHits } from '@plenum/domain/search'
import type { NavigateOptions } from '@tanstack/react-router'

/** A thing the search found and where it leads. */
export interface Found {
  id: string
  group: 'pages' | 'assets' | 'places' | 'people'
  name: string
  /** Beside the name: a code, the way to a place. */
  hint?: string | undefined
  go: NavigateOptions
}

const LIST = '/app/settings/assets-inventory' as const

/** What the server found, in the order it is shown. */
export const foundRecords = ({ assets, nodes, owners }: SearchHits): Found[] => [
  ...assets.map(({ id, name, code }): Found => ({
    id,
    group: 'assets',
    name,
    hint: code,
    go: { to: LIST, search: { asset: id } },
  })),
  ...nodes.map(({ id, name, trail }): Found => ({
    id,
    group: 'places',
    name,
    hint: trail
      .slice(0, -1)
      .map((step) => step.name)
      .join(' › '),
    go: { to: LIST, search: { location_id: id } },
  })),
  ...owners.map(({ id, name }): Found => ({
    id,
    group: 'people',
    name,
    go: { to: LIST, search: { owner_id: id } },
  })),
]

/** A page of the application by its name in the language on screen. */
export interface PageName {
  word: string
  label: string
  to: NonNullable<NavigateOptions['to']>
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The pages whose name holds the text, whatever its case and accents. */
export const foundPages = (pages: readonly PageName[], search: string): Found[] =>
  pages
    .filter(({ label }) => plain(label).includes(plain(search)))
    .map(({ word, label, to }) => ({ id: `page-${word}`, group: 'pages', name: label, go: { to } }))
