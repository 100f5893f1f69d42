import type { SavedView } from '@plenum/domain/saved-view'
import { expect, test } from 'vitest'
import { inOrder, PLAIN_LAYOUT } from '#app/table/column-layout.ts'
import { filterOf } from '../assets-search.ts'
import { OPTIONAL_COLUMNS } from '../list-columns.ts'
import { addressOf, isChanged, layoutOf, settingsOf } from './view-settings.ts'
import { storyView } from './story-views.ts'

const view: SavedView = storyView('Warranty', {
  settings: {
    filter: { status: 'faulty,repair', warranty_to: '90d' },
    ordering: 'name',
    hidden: ['owner'],
    shown: ['weight_kg'],
    order: ['status'],
    widths: { name: 20, status: 9 },
    density: 'compact',
  },
})

test('a view that was chosen shows what it kept', () => {
  const address = addressOf(view)
  expect(filterOf(address)).toEqual(view.settings.filter)
  expect(address).toMatchObject({ ordering: 'name', saved: view.id })
  const settings = settingsOf(address, layoutOf(view.settings), 'compact')
  expect(isChanged(view, address, settings)).toBe(false)
})

test('the same said in another way is no change', () => {
  const address = addressOf(view)
  const layout = {
    hidden: ['owner'],
    shown: ['weight_kg'],
    order: inOrder(OPTIONAL_COLUMNS, ['status']),
    widths: { status: 9, name: 20 },
  }
  expect(isChanged(view, address, settingsOf(address, layout, 'compact'))).toBe(false)
})

test.each([
  ['another value', { status: 'faulty' }, PLAIN_LAYOUT],
  ['one filter less', { status: undefined }, PLAIN_LAYOUT],
  ['another order', { ordering: '-name' }, PLAIN_LAYOUT],
] as const)('%s is a change', (_, change, layout) => {
  const plain = {
    ...view,
    settings: {
      ...view.settings,
      ...layoutOf({ ...view.settings, ...layout, hidden: [], shown: [], order: [] }),
    },
  }
  const address = { ...addressOf(plain), ...change }
  expect(isChanged(plain, address, settingsOf(address, layout, 'compact'))).toBe(true)
})

test('other columns, widths or heights are a change', () => {
  const address = addressOf(view)
  const layout = layoutOf(view.settings)
  for (const other of [
    settingsOf(address, { ...layout, hidden: [] }, 'compact'),
    settingsOf(address, { ...layout, shown: [] }, 'compact'),
    settingsOf(address, { ...layout, order: [] }, 'compact'),
    settingsOf(address, { ...layout, widths: {} }, 'compact'),
    settingsOf(address, layout, 'touch'),
  ])
    expect(isChanged(view, address, other)).toBe(true)
})

test('what is no more is left out of a view', () => {
  const old = storyView('Old', {
    settings: {
      ...view.settings,
      filter: { colour: 'red', status: 'gone,faulty', priority: 'none' },
      ordering: '-colour',
      hidden: ['colour'],
      shown: ['colour', 'status'],
    },
  })
  expect(filterOf(addressOf(old))).toEqual({ status: 'faulty' })
  expect(addressOf(old).ordering).toBeUndefined()
  expect(layoutOf(old.settings)).toMatchObject({ hidden: [], shown: [] })
})
