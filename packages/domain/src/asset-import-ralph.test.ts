import { describe, expect, test } from 'vitest'
import { placesOf, readExport } from './testing/read-export.ts'

describe('an export of Ralph', () => {
  const headers =
    'rack,rack_str,budget_info,parent,service_env,management_ip,model,id,model_str,created,modified,remarks,configuration_path,hostname,sn,barcode,niw,order_no,invoice_no,invoice_date,price,provider,depreciation_end_date,property_of,status,position,orientation,slot_no,source,tags,tags_str'

  test('is known, with its cells that hold several things', () => {
    const { product, problems, values } = readExport(headers, {
      rack: '1',
      rack_str: 'R31 (Madrid 1/Hall 2)',
      model: '4',
      model_str: '[Storage] EMC VNX 5300',
      id: '77',
      hostname: 'emc1-3',
      sn: 'M000000015L',
      barcode: 'B-15',
      created: '2016-11-17 16:07:12',
      order_no: 'O-2016/7',
      invoice_date: '2016-10-01',
      price: '18500.50',
      provider: 'Softex',
      remarks: 'Shelf 3',
      status: '2',
      position: '32',
      orientation: '1',
    })
    expect({ product, problems }).toEqual({ product: 'ralph', problems: [] })
    expect(values).toMatchObject({
      fields: {
        name: 'emc1-3',
        hostname: 'emc1-3',
        code: 'B-15',
        serial_number: 'M000000015L',
        purchase_date: '2016-10-01',
        supplier: 'Softex',
        order_no: 'O-2016/7',
        cost: 18500.5,
        notes: 'Shelf 3',
      },
      status: 'active',
      brand: 'EMC',
      model: 'VNX 5300',
      type_word: 'Storage',
      position: 32,
      face: 'front',
      registration_date: '2016-11-17',
    })
    expect(placesOf(values)).toEqual(['site Madrid 1', 'data_center Madrid 1', 'room Hall 2', 'rack R31'])
  })

  test('with columns of its own choice says the same', () => {
    const { product, problems, values } = readExport(
      'id,hostname,sn,barcode,model__name,model__manufacturer,model__category,status,rack,position,orientation,invoice_date',
      {
        hostname: 'web-1',
        model__name: 'DL360',
        model__manufacturer: 'HPE',
        model__category: 'Server',
        status: 'pre liquidated',
        orientation: 'back',
        position: '0',
      },
    )
    expect({ product, problems }).toEqual({ product: 'ralph', problems: [] })
    expect(values).toMatchObject({
      fields: { name: 'web-1' },
      brand: 'HPE',
      model: 'DL360',
      type_word: 'Server',
      status: 'out_of_service',
      face: 'rear',
      position: null,
    })
  })

  test.each([
    ['new', 'received'],
    ['free', 'standby'],
    ['damaged', 'faulty'],
    ['liquidated', 'decommissioning'],
    ['to deploy', 'installation'],
    ['7', 'installation'],
  ])('its status %s is %s', (word, status) =>
    expect(readExport(headers, { hostname: 'a', status: word }).values.status).toBe(status),
  )
})
