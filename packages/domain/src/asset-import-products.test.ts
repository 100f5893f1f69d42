import { describe, expect, test } from 'vitest'
import { placesOf, readExport } from './testing/read-export.ts'

describe('an export of Snipe-IT', () => {
  const headers =
    'ID,Company,Asset Name,Device Image,Asset Tag,Serial,Model,Model No.,Category,Status,Checked Out To,Location,Default Location,Manufacturer,Supplier,Purchase Date,Age,Purchase Cost,Order Number,EOL,Warranty,Warranty Expires,Notes,Created At,Last Audit,Checkin/Checkout,Actions'

  test('is known, and says what its columns say', () => {
    const { product, kind, values, problems } = readExport(headers, {
      Company: 'Northwind',
      'Asset Name': 'edge-01',
      'Asset Tag': 'A-1001',
      Serial: 'SN-77',
      Model: 'PowerEdge R650',
      'Model No.': 'R650',
      Category: 'Server',
      Status: 'Ready to Deploy Deployed',
      'Checked Out To': 'Ana Ruiz',
      Location: 'Madrid',
      'Default Location': 'Barcelona',
      Manufacturer: 'Dell',
      Supplier: 'Reseller',
      'Purchase Cost': '6,400.50',
      'Order Number': 'PO-12',
      'Purchase Date': 'Tue Mar 05, 2024',
      Warranty: '36 months',
      'Warranty Expires': '2027-03-05',
      EOL: '2029-03-05',
      Notes: 'Loaned',
      'Created At': '2024-03-06 10:00:00',
    })
    expect({ product, kind, problems }).toEqual({ product: 'snipe_it', kind: 'devices', problems: [] })
    expect(values).toMatchObject({
      fields: {
        name: 'edge-01',
        code: 'A-1001',
        serial_number: 'SN-77',
        customer: 'Northwind',
        purchase_date: '2024-03-05',
        warranty_date: '2027-03-05',
        supplier: 'Reseller',
        order_no: 'PO-12',
        cost: 6400.5,
        notes: 'Loaned',
      },
      status: 'active',
      owner: 'Ana Ruiz',
      brand: 'Dell',
      model: 'PowerEdge R650',
      type_word: 'Server',
      registration_date: '2024-03-06',
    })
    expect(placesOf(values)).toEqual(['site Madrid', 'data_center Madrid'])
  })

  test.each([
    ['Ready to Deploy', 'received'],
    ['Pending', 'installation'],
    ['Archived', 'decommissioning'],
    ['Out for Repair Undeployable', 'repair'],
    ['Broken - Not Fixable', 'out_of_service'],
    ['Lost/Stolen', 'out_of_service'],
  ])('its status %s is %s', (Status, status) =>
    expect(readExport(headers, { 'Asset Name': 'a', Status }).values.status).toBe(status),
  )
})

describe('an export of openDCIM', () => {
  const report =
    'DevID,Zone,Row,DC Name,Cabinet,Position,Half Depth,Height,Device,Parent Device,Manufacturer,Model,Device Type,Asset Number,Serial No.,Install Date,Warranty End,Owner,Power (W),Reservation,Contact,Tags,Notes'

  test('its report of assets is known, and says what its columns say', () => {
    const { product, problems, values } = readExport(report, {
      DevID: '12',
      Row: 'Row B',
      'DC Name': 'Madrid 1',
      Cabinet: 'B-07',
      Position: '12',
      'Half Depth': 'rear',
      Height: '2',
      Device: 'db-03',
      Manufacturer: 'HPE',
      Model: 'DL380 Gen10',
      'Device Type': 'Server',
      'Asset Number': '00441',
      'Serial No.': 'CZ1234',
      'Install Date': '2021-02-01',
      'Warranty End': '2026-02-01',
      Owner: 'Databases',
      'Power (W)': '430',
      Tags: 'prod,pci',
      Notes: 'Two power supplies',
    })
    expect({ product, problems }).toEqual({ product: 'opendcim', problems: [] })
    expect(values).toMatchObject({
      fields: { name: 'db-03', code: '00441', serial_number: 'CZ1234', warranty_date: '2026-02-01' },
      position: 12,
      face: 'rear',
      u_height: 2,
      brand: 'HPE',
      model: 'DL380 Gen10',
      type_word: 'Server',
      owner: 'Databases',
      tags: ['prod', 'pci'],
      registration_date: '2021-02-01',
    })
    expect(placesOf(values)).toEqual(['site Madrid 1', 'data_center Madrid 1', 'row Row B', 'rack B-07'])
  })

  test('its free units are no assets, and what stands beside the rails has no unit', () => {
    const free = readExport(report, {
      'DC Name': 'M',
      Cabinet: 'B',
      Device: '__EMPTY',
      Position: '3',
      Height: '9',
    })
    expect(free.problems.map(({ column, code }) => `${column}: ${code}`)).toEqual(['name: name_missing'])
    const beside = readExport(report, {
      'DC Name': 'M',
      Cabinet: 'B',
      Device: 'pdu-1',
      Position: '0',
      Height: '0',
    })
    expect(beside).toMatchObject({ problems: [], values: { position: null, u_height: 0 } })
  })

  test('its view of a data centre calls a cabinet a location and a model a template', () => {
    const { product, problems, values } = readExport(
      'Data Center,Location,Position,Height,Name,Serial Number,Asset Tag,Device Type,Template,Tags,Owner,Installation Date',
      {
        'Data Center': 'Madrid 1',
        Location: 'B-07',
        Position: '4',
        Height: '[-Child-]',
        Name: 'blade-1',
        'Device Type': 'Server',
        Template: 'BL460c',
        'Installation Date': '01 Feb 2021',
      },
    )
    expect(product).toBe('opendcim')
    expect(problems.map(({ column, code }) => `${column}: ${code}`)).toEqual(['brand: required'])
    expect(values).toMatchObject({ model: 'BL460c', u_height: null, registration_date: '2021-02-01' })
    expect(placesOf(values).at(-1)).toBe('rack B-07')
  })

  test.each([
    ['Reserved', 'planning'],
    ['Production', 'active'],
    ['Spare', 'standby'],
    ['Disposed', 'decommissioning'],
  ])('its status %s is %s', (Status, status) => {
    const { product, values } = readExport(
      'DataCenterID,Cabinet,Position,Label,Height,Manufacturer,Model,Hostname,SerialNo,AssetTag,HalfDepth,BackSide,InstallDate,Status,Owner,PrimaryContact,CustomTags',
      { Label: 'a', Status, CustomTags: 'x' },
    )
    expect({ product, status: values.status, tags: values.tags }).toEqual({
      product: 'opendcim',
      status,
      tags: ['x'],
    })
  })
})
