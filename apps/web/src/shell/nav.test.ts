import { ALL_PERMISSIONS, NO_PERMISSIONS } from '@plenum/domain/permission'
import { expect, test } from 'vitest'
import { isActive, isHighlighted, NAV, navFor, pagesFor } from './nav.ts'

const administrator = { is_administrator: true, permissions: ALL_PERMISSIONS }
const wordsOf = (viewer: Parameters<typeof navFor>[0]) => navFor(viewer).map(({ word }) => word)

const settings = NAV.find(({ word }) => word === 'settings')

test('an administrator sees the account, and nobody the super administration yet', () => {
  expect(wordsOf(administrator)).toContain('account')
  expect(wordsOf({ ...administrator, is_administrator: false })).not.toContain('account')
  expect(wordsOf(administrator)).not.toContain('super_administrator')
})

test('without permissions only what is for everybody is left', () => {
  expect(wordsOf({ is_administrator: false, permissions: NO_PERMISSIONS })).toEqual(['home', 'feedback'])
})

test('a group holds only the screens of areas a person may read', () => {
  const reader = { is_administrator: false, permissions: { ...NO_PERMISSIONS, assets: 'onlyRead' as const } }
  const [, group] = navFor(reader)
  expect(group?.children?.map(({ word }) => word)).toEqual(['assets', 'tags', 'view_assets'])
})

test('the search finds what the sidebar leaves to other screens, and the log only for who gives out permissions', () => {
  const foundBy = (level: 'noAccess' | 'onlyRead' | 'write') => {
    const viewer = { is_administrator: false, permissions: { ...NO_PERMISSIONS, users: level } }
    const sidebar = navFor(viewer).flatMap((entry) => [entry, ...(entry.children ?? [])])
    return pagesFor(viewer)
      .slice(sidebar.length)
      .map(({ word }) => word)
  }
  expect(foundBy('noAccess')).toEqual(['tickets', 'notifications', 'profile'])
  expect(foundBy('onlyRead')).toEqual(['people', 'tickets', 'notifications', 'profile'])
  expect(foundBy('write')).toEqual(['people', 'audit', 'tickets', 'notifications', 'profile'])
})

test('a group is highlighted by its pages, an item by its own page', () => {
  if (!settings) throw new Error('The settings are gone')
  expect(isHighlighted(settings, '/app/settings/assets-inventory')).toBe(true)
  expect(isHighlighted(settings, '/app/settings-of-others')).toBe(false)
  const assets = { word: 'assets', to: '/app/settings/assets-inventory' } as const
  expect(isActive(assets, '/app/settings/assets-inventory/')).toBe(true)
  expect(isActive(assets, '/app/settings/assets-inventory/import')).toBe(false)
  expect(isHighlighted(assets, '/app/settings/assets-inventory/import')).toBe(true)
})

test('the home is not highlighted by the pages below it', () => {
  expect(isHighlighted({ word: 'home', to: '/app' }, '/app/settings/hierarchy')).toBe(false)
  expect(isHighlighted({ word: 'home', to: '/app' }, '/app')).toBe(true)
})

test('who may only read requests finds their history and templates, and no form', () => {
  const reader = {
    is_administrator: false,
    permissions: { ...NO_PERMISSIONS, projects: 'onlyRead' as const },
  }
  const found = pagesFor(reader).map(({ word }) => word)
  expect(found).toEqual(expect.arrayContaining(['forms_history', 'work_templates']))
  expect(found).not.toContain('mac_form')
  const writer = { ...reader, permissions: { ...NO_PERMISSIONS, projects: 'write' as const } }
  expect(pagesFor(writer).map(({ word }) => word)).toEqual(
    expect.arrayContaining(['mac_form', 'maintenance_form', 'forms_history']),
  )
})

test('maintenance of an area takes requests, and its dashboard takes dashboards', () => {
  const found = (permissions: Partial<typeof NO_PERMISSIONS>) =>
    pagesFor({ is_administrator: false, permissions: { ...NO_PERMISSIONS, ...permissions } }).flatMap(
      ({ to }) => to ?? [],
    )
  const dashboards = ['/app/facility/dashboard', '/app/operations/dashboard']
  const projects = [
    '/app/dc-manager/maintenance-projects',
    '/app/facility/maintenance-projects',
    '/app/operations/maintenance-projects',
  ]
  expect(found({ dashboards: 'onlyRead' })).toEqual(expect.arrayContaining(dashboards))
  expect(found({ dashboards: 'onlyRead' })).not.toEqual(expect.arrayContaining([projects[0]]))
  expect(found({ dashboards: 'onlyRead', projects: 'onlyRead' })).toEqual(
    expect.arrayContaining([...dashboards, ...projects]),
  )
})
