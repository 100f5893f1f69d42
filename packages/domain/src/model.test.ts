import { expect, test } from 'vitest'
import * as v from 'valibot'
import { BrandPatch } from './brand.ts'
import { blankFacts, eolState, ModelCreate, ModelPatch } from './model.ts'
import { budgetOf, completeness, heatOf } from './model-specs.ts'

const pictures = { front_image: null, rear_image: null }

test('an end of life is near for half a year and then passed', () => {
  expect(eolState(null, '2026-11-22')).toBeNull()
  expect(eolState('2026-11-22', '2026-11-22')).toBe('passed')
  expect(eolState('2026-11-23', '2026-11-22')).toBe('soon')
  expect(eolState('2027-05-21', '2026-11-22')).toBe('soon')
  expect(eolState('2027-05-22', '2026-11-22')).toBeNull()
})

test('completeness asks only for what applies to a type', () => {
  const server = { category: 'it', mounts: ['unit', 'slot'] } as const
  const generator = { category: 'power', mounts: ['floor'] } as const
  const blank = { ...blankFacts, ...pictures }
  expect(completeness(blank, server)).toMatchObject({ percent: 0 })
  expect(completeness(blank, generator).missing).not.toContain('u_height')
  const known = {
    ...blank,
    part_number: 'A',
    weight_kg: 1,
    depth_mm: 1,
    eol_date: '2030-01-01',
    front_image: 'a',
    rated_w: 0,
    inlet: 'other' as const,
    psu_count: 0,
  }
  expect(completeness(known, generator).missing).toEqual(['width_mm'])
  expect(completeness({ ...known, width_mm: 1 }, generator)).toEqual({ percent: 100, missing: [] })
  expect(completeness(known, server).missing).toEqual([
    'u_height',
    'full_depth',
    'width',
    'rear_image',
    'airflow',
  ])
})

test('planning counts with the budget, else with a part of the nameplate; heat with all of it', () => {
  expect(budgetOf({ budget_w: null, rated_w: null })).toBeNull()
  expect(budgetOf({ budget_w: null, rated_w: 1000 })).toBe(600)
  expect(budgetOf({ budget_w: 250, rated_w: 1000 })).toBe(250)
  expect(heatOf({ heat_w: null, rated_w: 1000 })).toBe(1000)
  expect(heatOf({ heat_w: 900, rated_w: 1000 })).toBe(900)
})

test('a new model needs its brand, name and type alone', () => {
  const brand_id = '0190a0a0-0000-7000-8000-000000000001'
  const given = { ...blankFacts, brand_id, name: 'R750', asset_type: 'SRV' }
  expect(v.parse(ModelCreate, given)).toMatchObject({ lifecycle: 'draft', ports: [] })
})

test('one connection may draw more than a megawatt, and nothing less than none', () => {
  const isGood = (patch: unknown) => v.is(ModelPatch, patch)
  expect(isGood({ rated_w: 2_000_000 })).toBe(true)
  expect(isGood({ rated_w: -1 })).toBe(false)
  expect(isGood({ rated_w: 1.5 })).toBe(false)
  expect(isGood({ u_height: 60.5 })).toBe(false)
  expect(isGood({ u_height: 0 })).toBe(true)
  expect(isGood({ eol_date: '2026-02-30' })).toBe(false)
})

test('a brand’s addresses are ones that a browser may open, and each of its names is another', () => {
  const isGood = (patch: unknown) => v.is(BrandPatch, patch)
  expect(isGood({ website: 'https://example.org/a?b=c' })).toBe(true)
  for (const website of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a',
    'example.org',
    'https://a:b@c.org',
  ])
    expect(isGood({ website }), website).toBe(false)
  expect(isGood({ aliases: ['HP', 'h p'] })).toBe(false)
})

test('a range in the name of a port counts it, and rises', () => {
  const problemsOf = (port: object) =>
    v
      .safeParse(ModelPatch, { ports: [{ kind: 'interface', type: null, ...port }] })
      .issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? []
  expect(problemsOf({ name: 'eth[1-48]', count: 48 })).toEqual([])
  expect(problemsOf({ name: 'Fan', count: 4 })).toEqual([])
  expect(problemsOf({ name: 'eth[1-48]', count: 24 })).toEqual([['ports.0.count', 'range_count']])
  expect(problemsOf({ name: 'eth[48-1]', count: 48 })).toEqual([['ports.0.name', 'range_falls']])
  expect(problemsOf({ name: ' ', count: 1 })).toEqual([['ports.0.name', 'required']])
})

test('a model has no more ports and slots than a person can read', () => {
  const slots = (length: number) => Array.from({ length }, () => ({ kind: 'module', name: 'Bay', count: 1 }))
  expect(v.is(ModelPatch, { slots: slots(100) })).toBe(true)
  expect(v.is(ModelPatch, { slots: slots(101) })).toBe(false)
})
