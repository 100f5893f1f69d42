import { expect, test } from 'vitest'
import { foundPages, foundRecords } from './found.ts'

const pages = [
  { word: 'hierarchy', label: 'Configuración de jerarquía', to: '/app/settings/hierarchy' },
  { word: 'assets', label: 'Inventario de activos', to: '/app/settings/assets-inventory' },
] as const

test('pages are found whatever the case and the accents', () => {
  expect(foundPages(pages, 'JERARQUIA').map(({ name }) => name)).toEqual(['Configuración de jerarquía'])
})

test('records come in the order they are shown, places with the way to them', () => {
  const trail = [
    { id: 's', name: 'Madrid', type: 'site' as const },
    { id: 'd', name: 'MAD1', type: 'data_center' as const },
  ]
  const found = foundRecords({
    assets: [{ id: 'a', name: 'Leaf', code: 'SWI-1', asset_type: 'SWI', status: 'active' }],
    nodes: [{ id: 'd', name: 'MAD1', trail }],
    owners: [{ id: 'o', name: 'Network', kind: 'team' }],
  })
  expect(found.map(({ group, name, hint }) => [group, name, hint])).toEqual([
    ['assets', 'Leaf', 'SWI-1'],
    ['places', 'MAD1', 'Madrid'],
    ['people', 'Network', undefined],
  ])
})
