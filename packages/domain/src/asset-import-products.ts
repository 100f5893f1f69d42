import type { ImportColumn, ImportKind } from './asset-import-columns.ts'

/** Other inventories whose exports are known by their headers. */
export const PRODUCTS = ['netbox', 'snipe_it', 'opendcim', 'ralph'] as const
export type Product = (typeof PRODUCTS)[number]

/** An export of another inventory, in words as `plain()` writes them. */
interface Export {
  /** Headers that tell it by kind of file: one of these sets is there. */
  headers: { readonly [Kind in ImportKind]?: readonly (readonly string[])[] }
  /** Which header carries a column, the better one first; without them the words of all files count. */
  columns?: { readonly [Column in ImportColumn]?: readonly string[] }
  /** What its own words mean in ours; empty where they say nothing. */
  cells?: { readonly [Column in ImportColumn]?: Readonly<Record<string, string>> }
  /** Cells that hold several things: each named part goes to the column of its name. */
  parts?: { readonly [Column in ImportColumn]?: RegExp }
}

/** How other inventories write their files: headers, words for statuses, and cells that hold several things. */
export const EXPORTS: Record<Product, Export> = {
  netbox: {
    headers: {
      devices: [['name', 'status', 'site', 'role', 'manufacturer']],
      device_types: [['manufacturer', 'model', 'slug', 'u height']],
      racks: [['name', 'site', 'u height', 'desc units']],
    },
  },
  snipe_it: {
    headers: {
      devices: [
        ['asset tag', 'checked out to'],
        ['asset tag', 'model no', 'category'],
        ['asset tag', 'default location'],
      ],
    },
    columns: {
      name: ['asset name', 'name'],
      code: ['asset tag'],
      serial_number: ['serial'],
      asset_type: ['category'],
      status: ['status'],
      brand: ['manufacturer'],
      model: ['model'],
      owner: ['checked out to', 'checked out'],
      customer: ['company'],
      // a location of theirs is an office or a building, and stands in nothing
      site: ['location', 'default location'],
      purchase_date: ['purchase date', 'purchased'],
      // 'Warranty' is a number of months there
      warranty_date: ['warranty expires'],
      supplier: ['supplier'],
      order_no: ['order number'],
      cost: ['purchase cost'],
      registration_date: ['created at'],
      notes: ['notes'],
    },
    cells: {
      // a status is exported with its kind behind it
      status: {
        pending: 'installation',
        'pending pending': 'installation',
        'ready to deploy': 'received',
        'ready to deploy deployable': 'received',
        'ready to deploy deployed': 'active',
        deployable: 'received',
        deployed: 'active',
        archived: 'decommissioning',
        'archived archived': 'decommissioning',
        undeployable: 'out_of_service',
        'out for diagnostics': 'repair',
        'out for diagnostics undeployable': 'repair',
        'out for repair': 'repair',
        'out for repair undeployable': 'repair',
        'broken not fixable': 'out_of_service',
        'broken not fixable undeployable': 'out_of_service',
        'lost stolen': 'out_of_service',
        'lost stolen undeployable': 'out_of_service',
      },
    },
  },
  opendcim: {
    headers: {
      devices: [
        ['dc name', 'cabinet', 'device'],
        ['datacenterid', 'cabinet', 'label'],
        ['data center', 'cabinet', 'label'],
        ['data center', 'template', 'device type'],
      ],
    },
    columns: {
      name: ['device', 'label', 'name'],
      code: ['asset number', 'assettag', 'asset tag'],
      hostname: ['hostname', 'primaryip'],
      serial_number: ['serial no', 'serialno', 'serial number'],
      asset_type: ['device type', 'devicetype'],
      status: ['status'],
      brand: ['manufacturer'],
      model: ['model', 'template'],
      owner: ['owner'],
      tags: ['tags', 'customtags'],
      data_center: ['dc name', 'data center', 'datacenterid', 'datacenter'],
      zone: ['zone'],
      row: ['row'],
      // a cabinet's name is called its location
      rack: ['cabinet', 'location'],
      position: ['position'],
      face: ['half depth'],
      u_height: ['height'],
      registration_date: ['install date', 'installdate', 'installation date'],
      warranty_date: ['warranty end', 'warrantyexpire', 'warranty expire'],
      notes: ['notes'],
    },
    cells: {
      status: {
        reserved: 'planning',
        production: 'active',
        test: 'active',
        qa: 'active',
        development: 'active',
        spare: 'standby',
        disposed: 'decommissioning',
      },
      // beside the rails
      position: { 0: '' },
      // a slot of the parent device is no height
      u_height: { child: '' },
      name: { empty: '', emptyslot: '' },
    },
    parts: { data_center: /^(?<site>.+)$/ },
  },
  ralph: {
    headers: { devices: [['hostname', 'sn', 'barcode']] },
    columns: {
      code: ['barcode'],
      hostname: ['hostname'],
      serial_number: ['sn'],
      asset_type: ['model category', 'category'],
      status: ['status'],
      brand: ['model manufacturer', 'manufacturer'],
      model: ['model str', 'model name', 'model'],
      data_center: ['data center', 'rack server room data center'],
      room: ['server room', 'rack server room'],
      rack: ['rack str', 'rack name', 'rack', 'location'],
      position: ['position'],
      face: ['orientation'],
      tags: ['tags str', 'tags'],
      purchase_date: ['invoice date'],
      supplier: ['provider'],
      order_no: ['order no'],
      cost: ['price'],
      registration_date: ['created'],
      notes: ['remarks'],
    },
    cells: {
      // by its words and by the numbers an export writes for them
      status: {
        new: 'received',
        1: 'received',
        'in use': 'active',
        2: 'active',
        free: 'standby',
        3: 'standby',
        damaged: 'faulty',
        4: 'faulty',
        liquidated: 'decommissioning',
        5: 'decommissioning',
        'pre liquidated': 'out_of_service',
        6: 'out_of_service',
        'to deploy': 'installation',
        7: 'installation',
        cleaned: 'received',
        8: 'received',
      },
      face: { 1: 'front', 2: 'rear', back: 'rear', 3: '', middle: '', left: '', right: '' },
      position: { 0: '' },
    },
    parts: {
      // things have a hostname and no other name
      hostname: /^(?<name>.+)$/,
      // 'R31 (Madrid 1/Hall 2)'
      rack: /^(?<rack>.+) \((?<data_center>[^/()]+)\/(?<room>[^()]+)\)$/,
      data_center: /^(?<site>.+)$/,
      // '[Storage] EMC VNX 5300'
      model: /^\[(?<asset_type>[^\]]+)\] (?<brand>\S+)(?: (?<model>.+))?$/,
    },
  },
}

/** Whose export has such headers, or null. */
export const productOf = (kind: ImportKind, names: ReadonlySet<string>): Product | null =>
  PRODUCTS.find((product) =>
    EXPORTS[product].headers[kind]?.some((headers) => headers.every((name) => names.has(name))),
  ) ?? null
