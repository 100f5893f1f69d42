import '@plenum/ui/styles.css'
import { createI18n } from '@plenum/i18n/create-i18n'
import { SpeechProvider } from '@plenum/i18n/react'
import { createRoot } from 'react-dom/client'
import type { Column } from '#app/table/columns.ts'
import { DataTable } from '#app/table/data-table.tsx'
import { FIELDS, rowAt, ROWS, type BenchRow } from './rows.ts'

const columns: readonly Column<BenchRow, string, never>[] = FIELDS.map((id, at) => ({
  id,
  size: 8,
  grow: 1,
  pinned: at === 0,
  kind: id === 'code' || id === 'serial' ? 'code' : 'text',
  text: (row) => row[id],
}))
const headings = Object.fromEntries(FIELDS.map((id) => [id, id]))
const rows = { count: ROWS, loaded: ROWS, rowAt, onRange: () => undefined }
const rowId = ({ id }: BenchRow) => id

const i18n = await createI18n()
performance.mark('begun')
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <SpeechProvider i18n={i18n}>
      <DataTable<BenchRow, never>
        label="Rows"
        columns={columns}
        headings={headings}
        rows={rows}
        rowId={rowId}
        rowCount={ROWS}
      />
    </SpeechProvider>,
  )
