import { describe, expect, test } from 'vitest'
import { codeForm, codeOf } from './nomenclature-code.ts'
import { FIRST_NOMENCLATURES, isLasting, nomenclatureFault } from './nomenclature.ts'
import { parseTemplate } from './nomenclature-template.ts'
import { NOMENCLATURE_ENTITIES } from './nomenclature-tokens.ts'

describe('what a template of each entity begins with', () => {
  test.each(NOMENCLATURE_ENTITIES)('is right: %s', (entity) => {
    const first = FIRST_NOMENCLATURES[entity]
    expect(first.entity).toBe(entity)
    expect(nomenclatureFault({ ...first, scope: [...first.scope] })).toBeNull()
  })

  test.each([
    ['mac', 'MAC-000017', 'mac:'],
    ['maintenance', 'MNT-000017', 'maintenance:'],
  ] as const)('makes codes of requests as they always were: %s', (entity, code, scope) => {
    const { template, stand_in } = FIRST_NOMENCLATURES[entity]
    const form = codeForm({
      entity,
      template: parseTemplate(template, entity),
      scope: [],
      stand_in,
      values: {},
    })
    expect(form).toMatchObject({ missing: null, scope })
    expect(form.missing === null && codeOf(form, 17)).toBe(code)
  })
})

describe('what does not go together is named', () => {
  const made = { entity: 'mac', asset_type: null, template: 'MAC-{seq}', scope: [], stand_in: 'X' } as const
  test.each([
    [{}, null],
    [{ stand_in: null }, 'stand_in'],
    [{ template: 'MAC-{model}-{seq}' }, 'template'],
    [{ scope: ['year'] }, 'scope'],
    [{ template: 'MAC-{year}-{seq}', scope: ['year'] }, null],
    [{ asset_type: 'SRV' }, 'asset_type'],
    [{ entity: 'asset', asset_type: 'SRV', stand_in: null }, null],
    [{ entity: 'rack', stand_in: null, template: '{room}-{seq}' }, null],
  ] as const)('%j → %s', (other, fault) => {
    const whole = { ...made, ...other }
    expect(nomenclatureFault({ ...whole, scope: [...whole.scope] })).toBe(fault)
  })
})

test('what every company has codes of keeps its template', () => {
  const lasting = NOMENCLATURE_ENTITIES.filter((entity) => isLasting({ entity, asset_type: null }))
  expect(lasting).toEqual(['asset', 'mac', 'maintenance'])
  expect(isLasting({ entity: 'asset', asset_type: 'SRV' })).toBe(false)
})
