import fc from 'fast-check'
import { test } from 'vitest'
import { checkRow } from './asset-import-check.ts'
import { COLUMNS_OF, IMPORT_KINDS } from './asset-import-columns.ts'
import { readRow, type Cells } from './asset-import-row.ts'

test('no row whatever makes the check fail', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...IMPORT_KINDS),
      fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('1', 'U2', '1/2/2024', '-')), {
        minLength: 30,
        maxLength: 30,
      }),
      (kind, texts) => {
        const cells: Cells = Object.fromEntries(
          COLUMNS_OF[kind].map((column, at) => [column, texts[at] ?? '']),
        )
        const row = readRow(kind, cells, { date_order: {}, locations: {}, clears: [] })
        const alone = {
          code_of: null,
          code_fault: null,
          serial_of: null,
          several: null,
          same_as: null,
          attributes: [],
          owners: ['ana'],
          rack: null,
          out_of_use: false,
          size: { u_height: null, full_depth: null },
          neighbours: [],
          hosts: [],
        }
        return checkRow(kind, row, alone).every((found) => found.code !== 'invalid')
      },
    ),
    { numRuns: 500 },
  ))
