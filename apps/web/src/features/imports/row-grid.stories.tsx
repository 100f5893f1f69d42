import type { ImportRow } from '@plenum/domain/asset-import-edit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect, fn, userEvent } from 'storybook/test'
import { RowGrid } from './row-grid.tsx'

const fine = { severity: 'error' as const, limit: null, proposal: null, rival: null }
const rows: ImportRow[] = [
  {
    kind: 'devices',
    line: 19,
    cells: { status: 'active', rack: 'R04', position: '9.0' },
    skipped: false,
    asset: null,
    changes: [],
    problems: [{ ...fine, column: 'name', code: 'name_missing', proposal: 'SX-48 R04 U9' }],
  },
  {
    kind: 'devices',
    line: 21,
    cells: { name: 'Leaf 2', status: 'gone', rack: 'R04', position: '9.3' },
    skipped: false,
    asset: null,
    changes: [],
    problems: [
      { ...fine, column: 'status', code: 'unknown_option' },
      { ...fine, column: 'position', code: 'place_taken', rival: '19' },
    ],
  },
  {
    kind: 'devices',
    line: 40,
    cells: { name: 'Leaf 3' },
    skipped: true,
    problems: [],
    asset: null,
    changes: [],
  },
]

const meta = {
  component: RowGrid,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div className={css({ display: 'flex', flexDirection: 'column', height: '[20rem]' })}>
        <Story />
      </div>
    ),
  ],
  args: {
    kind: 'devices',
    troubled: ['name', 'status', 'position'],
    rows,
    rowCount: 3,
    note: '',
    onMend: fn(),
    onNearEnd: fn(),
  },
} satisfies Meta<typeof RowGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Mending: Story = {
  play: async ({ args, canvas }) => {
    const status = canvas.getByLabelText('Status of row 21')
    await userEvent.clear(status)
    await userEvent.type(status, 'active{Enter}')
    await expect(args.onMend).toHaveBeenCalledWith(rows[1], { cells: { status: 'active' } })
  },
}

/** What the fit check warns of has its numbers; the row goes in all the same. */
const tooHeavy: ImportRow = {
  kind: 'devices',
  line: 52,
  cells: { name: 'Found 3', rack: 'R10', position: '5' },
  skipped: false,
  asset: null,
  changes: [],
  problems: [
    { ...fine, severity: 'warning', column: 'rack', code: 'weight_exceeded', is: 90, limit: 70 },
    {
      ...fine,
      severity: 'warning',
      column: 'rack',
      code: 'failover_exceeded',
      is: 1600,
      limit: 1000,
      path: 'a',
    },
  ],
}

export const WarnedByTheFitCheck: Story = {
  args: { rows: [tooHeavy], rowCount: 1, troubled: ['rack'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Rack: Weight with the rack itself: 90 of 70 kg · Rack: Power on path A if path B fails: 1.6 of 1 kW',
      ),
    ).toBeInTheDocument()
    await expect(canvas.getByLabelText('Rack of row 52')).not.toBeInvalid()
  },
}

export const WarnedInSpanish: Story = {
  ...WarnedByTheFitCheck,
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Peso con el propio bastidor: 90 de 70 kg/)).toBeInTheDocument()
  },
}

export const Accepting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept “SX-48 R04 U9” for row 19' }))
    await expect(args.onMend).toHaveBeenCalledWith(rows[0], { cells: { name: 'SX-48 R04 U9' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out: row 21' }))
    await expect(args.onMend).toHaveBeenCalledWith(rows[1], { skipped: true })
  },
}

export const Changing: Story = {
  args: {
    troubled: [],
    rows: [
      {
        kind: 'devices',
        line: 2,
        cells: { code: 'SWI-000001', status: 'maintenance', notes: 'Fan replaced' },
        skipped: false,
        problems: [],
        asset: { id: '1', name: 'Leaf 1', code: 'SWI-000001' },
        changes: [
          { column: 'status', from: 'active', to: 'maintenance' },
          { column: 'notes', from: null, to: 'Fan replaced' },
        ],
      },
    ],
    rowCount: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Leaf 1 · SWI-000001')).toBeVisible()
    await expect(canvas.getByTitle('Status of Leaf 1: from Active to Maintenance')).toBeVisible()
    await expect(canvas.getByTitle('Notes of Leaf 1: from nothing to Fan replaced')).toBeVisible()
  },
}

export const LoadingMore: Story = { args: { rowCount: -1, note: 'Loading more rows…' } }

export const InSpanish: Story = { globals: { language: 'es' } }
