import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COLUMNS_OF, IMPORT_COLUMNS, IMPORT_KINDS, KEY_COLUMN } from './asset-import-columns.ts'
import { EXPORTS, PRODUCTS } from './asset-import-products.ts'
import { headerSignature, isMapping, plain, recognise } from './asset-import-recognise.ts'
import { COLUMN_WORDS } from './asset-import-words.ts'

const headers = (line: string) => line.split(',')

describe('the columns of a file', () => {
  test('a NetBox device export is known by its headers', () => {
    const found = recognise(
      headers(
        'name,status,site,location,rack,position,face,role,manufacturer,device_type,serial,asset_tag,platform,tenant,airflow,description,comments,created,last_updated',
      ),
    )
    expect(found).toEqual({
      kind: 'devices',
      product: 'netbox',
      mapping: [
        'name',
        'status',
        'site',
        'location',
        'rack',
        'position',
        'face',
        'asset_type',
        'brand',
        'model',
        'serial_number',
        'code',
        null,
        'customer',
        null,
        'notes',
        'notes',
        'registration_date',
        null,
      ],
    })
  })

  test('its device types and racks are lists of their own', () => {
    const types = recognise(headers('manufacturer,model,slug,part_number,u_height,is_full_depth,airflow'))
    expect(types).toEqual({
      kind: 'device_types',
      product: 'netbox',
      mapping: ['brand', 'model', null, 'part_number', 'u_height', 'full_depth', null],
    })
    const racks = recognise(
      headers('name,facility_id,status,site,location,role,u_height,starting_unit,desc_units'),
    )
    expect(racks).toEqual({
      kind: 'racks',
      product: 'netbox',
      mapping: [
        'rack',
        null,
        null,
        'site',
        'location',
        null,
        'u_height',
        'starting_unit',
        'descending_units',
      ],
    })
  })

  test('the table NetBox shows calls the model a type beside the role', () => {
    const found = recognise(headers('Name,Status,Tenant,Site,Location,Rack,Role,Manufacturer,Type'))
    expect(found.mapping.slice(-3)).toEqual(['asset_type', 'brand', 'model'])
  })

  test('Spanish headers with accents and units are understood', () => {
    const found = recognise([
      'Nombre',
      'Código',
      'Nº de serie',
      'Fabricante',
      'Posición (U)',
      'Bastidor',
      'Estado',
    ])
    expect(found.mapping).toEqual(['name', 'code', 'serial_number', 'brand', 'position', 'rack', 'status'])
  })

  test('a column goes to one place only, by its own name before a synonym', () => {
    expect(recognise(['Label', 'Name', 'Notes', 'Comments']).mapping).toEqual([
      null,
      'name',
      'notes',
      'notes',
    ])
  })

  test.each(IMPORT_COLUMNS)('%s is known by its own name', (column) => {
    const kind = IMPORT_KINDS.find((one) => COLUMNS_OF[one].includes(column)) ?? 'devices'
    expect(recognise([column], kind).mapping).toEqual([column])
  })

  test('no word means two columns', () => {
    const words = Object.values(COLUMN_WORDS).flat()
    expect(words.toSorted()).toEqual([...new Set(words)].toSorted())
    expect(words).toEqual(words.map(plain))
  })

  test('whatever the headers, the mapping is one that may be kept', () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom(...IMPORT_COLUMNS, 'type', 'role', 'serial')), {
          maxLength: 30,
        }),
        (texts) => {
          const { kind, mapping } = recognise(texts)
          return mapping.length === texts.length && isMapping(kind, mapping)
        },
      ),
    ))

  test('a mapping may not use a column twice, or one of another kind of file', () => {
    expect(isMapping('devices', ['name', 'name'])).toBe(false)
    expect(isMapping('racks', ['serial_number'])).toBe(false)
    expect(isMapping('devices', ['notes', null, 'notes'])).toBe(true)
  })

  test('files whose headers differ in case only are the same to remember', () => {
    expect(headerSignature('devices', ['Serial No.', 'X'])).toBe(
      headerSignature('devices', ['serial no', 'x']),
    )
    expect(headerSignature('devices', ['a'])).not.toBe(headerSignature('racks', ['a']))
  })

  test('every kind has the column it cannot do without', () => {
    for (const kind of IMPORT_KINDS) expect(COLUMNS_OF[kind]).toContain(KEY_COLUMN[kind])
  })
})

describe('the lists of exports', () => {
  test.each(PRODUCTS)('of %s are written as texts are compared', (product) => {
    const { headers: known, columns = {}, cells = {} } = EXPORTS[product]
    const words = [
      ...Object.values(known).flat(2),
      ...Object.values(columns).flat(),
      ...Object.values(cells).flatMap((meanings) => Object.keys(meanings)),
    ]
    expect(words.filter((word) => plain(word) !== word)).toEqual([])
  })

  test.each(PRODUCTS)('of %s give a header to one column only', (product) => {
    const listed = Object.values(EXPORTS[product].columns ?? {}).flat()
    expect(listed).toHaveLength(new Set(listed).size)
  })

  test("a plain file is nobody's export", () => {
    expect(recognise(['Name', 'Code', 'Status', 'Model']).product).toBeNull()
  })
})
