import { ALL_PERMISSIONS } from '@plenum/domain/permission'
import { Plus } from 'lucide-react'
import { expect, test } from 'vitest'
import { found, foundRecords } from './found.ts'

const pages = [
  { word: 'hierarchy', label: 'Configuración de jerarquía', to: '/app/settings/hierarchy' },
  { word: 'assets', label: 'Inventario de activos', to: '/app/settings/assets-inventory' },
] as const
const run = () => undefined
const actions = [
  { id: 'add', label: 'Añadir activo', Icon: Plus, run },
  { id: 'dark', label: 'Cambiar al tema oscuro', Icon: Plus, run },
]
const hits = {
  assets: [
    { id: 'a', name: 'Leaf 1', code: 'SWI-1', asset_type: 'SWI', status: 'active' as const },
    { id: 'b', name: 'Leaf 2', code: 'SWI-2', asset_type: 'SWI', status: 'active' as const },
  ],
  nodes: [{ id: 'n', name: 'Leaf row', trail: [] }],
  owners: [],
  codes: [],
}
const visits = [
  { id: 'b', group: 'assets', name: 'Leaf 2', hint: 'SWI-2', href: '/app?asset=b' },
  { id: 'z', group: 'places', name: 'MAD1', href: '/app?location_id=z' },
] as const
const nothing = {
  search: '',
  hits: undefined,
  permissions: ALL_PERMISSIONS,
  visits: [],
  pages: [],
  actions: [],
}
const names = (all: readonly { name: string }[]) => all.map(({ name }) => name)

test('pages and actions are found by every word, whatever the case and the accents', () => {
  expect(names(found({ ...nothing, pages, actions, search: 'JERARQUIA' }))).toEqual([
    'Configuración de jerarquía',
  ])
  expect(names(found({ ...nothing, pages, actions, search: 'oscuro cambiar' }))).toEqual([
    'Cambiar al tema oscuro',
  ])
})

test('before anything is typed, what was gone to last and what can be done are offered', () => {
  const offered = found({ ...nothing, visits, pages, actions })
  expect(offered.map(({ group }) => group)).toEqual(['recent', 'recent', 'actions', 'actions'])
})

test('of each kind, what was gone to lately comes first and only once', () => {
  const offered = found({ ...nothing, hits, visits, pages, actions, search: 'leaf' })
  expect(offered.map(({ group, id }) => [group, id])).toEqual([
    ['assets', 'b'],
    ['assets', 'a'],
    ['places', 'n'],
  ])
})

test('records come before pages and actions, so that Enter never does what nobody asked for', () => {
  const offered = found({ ...nothing, hits, pages, actions, search: 'a' })
  expect([...new Set(offered.map(({ group }) => group))]).toEqual(['assets', 'places', 'pages', 'actions'])
})

test('a free code is an asset to be added with it, where assets can be added, before other things to do', () => {
  const add = { id: 'add_asset', label: 'Add asset', Icon: Plus, run }
  const with_codes = { ...hits, assets: [], nodes: [], codes: [{ code: 'SWI-9', asset_type: 'SWI' }] }
  const asked = { ...nothing, hits: with_codes, search: 'swi' }
  const offered = found({ ...asked, actions: [{ ...add, id: 'swim', label: 'Swim' }, add] })
  expect(offered).toMatchObject([
    {
      group: 'actions',
      name: 'Add asset',
      hint: 'SWI-9',
      go: {
        to: '/app/settings/assets-inventory',
        search: { asset: 'new', new_code: 'SWI-9', new_type: 'SWI' },
      },
    },
    { group: 'actions', name: 'Swim' },
  ])
  expect(found({ ...asked, actions })).toEqual([])
})

const site = { id: 's', name: 'Madrid', type: 'site' as const }
const trail = [site, { id: 'd', name: 'MAD1', type: 'data_center' as const }]

test('who may not read assets is led to the place, the person or the team itself', () => {
  const room = { id: 'r', name: 'DH1', type: 'room' as const }
  const led = {
    assets: [],
    nodes: [
      { id: 'r', name: 'DH1', trail: [...trail, room] },
      { id: 'd', name: 'MAD1', trail },
      { id: 's', name: 'Madrid', trail: [site] },
    ],
    owners: [
      { id: 'u', name: 'Ana Ruiz', kind: 'user' as const },
      { id: 't', name: 'Network', kind: 'team' as const },
    ],
    codes: [],
  }
  const waysOf = (level: 'noAccess' | 'onlyRead') =>
    found({ ...nothing, hits: led, permissions: { ...ALL_PERMISSIONS, assets: level }, search: 'x' }).map(
      (each) => 'go' in each && each.go,
    )
  const to = '/app/settings/hierarchy/$dataCenterId'
  expect(waysOf('noAccess')).toEqual([
    { to, params: { dataCenterId: 'd' }, search: { place: 'r' } },
    { to, params: { dataCenterId: 'd' }, search: {} },
    { to, params: { dataCenterId: 's' }, search: {} },
    { to: '/app/users', search: { search: 'Ana Ruiz' } },
    { to: '/app/settings/users-configuration', search: { team: 't' } },
  ])
  const list = '/app/settings/assets-inventory'
  expect(waysOf('onlyRead')).toEqual([
    ...['r', 'd', 's'].map((id) => ({ to: list, search: { location_id: id } })),
    ...['u', 't'].map((id) => ({ to: list, search: { owner_id: id } })),
  ])
})

test('records come in the order they are shown, places with the way to them', () => {
  const records = foundRecords(
    {
      assets: [{ id: 'a', name: 'Leaf', code: 'SWI-1', asset_type: 'SWI', status: 'active' }],
      nodes: [{ id: 'd', name: 'MAD1', trail }],
      owners: [{ id: 'o', name: 'Network', kind: 'team' }],
      codes: [],
    },
    true,
  )
  expect(records.map(({ group, name, hint }) => [group, name, hint])).toEqual([
    ['assets', 'Leaf', 'SWI-1'],
    ['places', 'MAD1', 'Madrid'],
    ['people', 'Network', undefined],
  ])
})
