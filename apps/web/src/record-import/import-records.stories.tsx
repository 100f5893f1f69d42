import type { RecordOutcome } from '@plenum/domain/record-import'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { http } from '#app/api.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { ImportRecords } from './import-records.tsx'
import { choose, press } from './story-import.ts'
import { racksFile, storyOutcome } from './story-records.ts'
import type { Ask } from './use-record-import.ts'

const answers = (batch_id: string | null = 'batch') =>
  fn<Ask>((_, { dry_run }) => Promise.resolve({ ...storyOutcome, batch_id: dry_run ? null : batch_id }))

const meta = {
  component: ImportRecords,
  args: { kind: 'node', onClose: fn(), ask: answers() },
  decorators: [inApplication],
} satisfies Meta<typeof ImportRecords>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Import places' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Download a template' })).toBeVisible()
  },
}

export const OfModelsInSpanish: Story = {
  args: { kind: 'model' },
  globals: { language: 'es' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Importar modelos' })).toBeVisible()
  },
}

const peopleOutcome: RecordOutcome = {
  rows: [
    {
      line: 2,
      name: 'grace@example.com',
      state: 'changed',
      changes: [
        { field: 'team', from: null, to: 'Night shift' },
        { field: 'state', from: 'active', to: 'disabled' },
      ],
      problems: [],
    },
  ],
  made: [],
  batch_id: null,
}

/** Who is there already is changed, and there is no way back by one press: letters went out. */
export const OfPeople: Story = {
  args: { kind: 'user', ask: fn<Ask>(() => Promise.resolve(peopleOutcome)) },
  play: async () => {
    await expect(await screen.findByText(/At most 200 rows/)).toBeVisible()
    await choose(
      new File(['E-mail,Team\ngrace@example.com,Night shift\n'], 'people.csv', { type: 'text/csv' }),
    )
    await press('See what it does')
    await expect(await screen.findByText('No team → Night shift')).toBeVisible()
    await expect(screen.getByText('Active → Disabled')).toBeVisible()
    await press('Import 1 row')
    await expect(await screen.findByText('Imported: 0 new, 1 changed')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

const viewOutcome: RecordOutcome = {
  rows: [
    {
      line: 2,
      name: 'To repair',
      state: 'changed',
      changes: [
        { field: 'filter', from: null, to: 'status=faulty,repair' },
        { field: 'hidden', from: [], to: ['cost', 'owner'] },
        { field: 'shared', from: false, to: true },
      ],
      problems: [],
    },
    {
      line: 3,
      name: 'Audit',
      state: 'refused',
      changes: [],
      problems: [{ code: 'invalid', detail: 'This value is not valid', attr: 'filter' }],
    },
  ],
  made: [],
  batch_id: null,
}

export const OfViews: Story = {
  args: { kind: 'saved_view', ask: fn<Ask>(() => Promise.resolve(viewOutcome)) },
  play: async () => {
    const lines = 'Name,Filter\nTo repair,"status=faulty,repair"\nAudit,colour=red\n'
    await choose(new File([lines], 'views.csv', { type: 'text/csv' }))
    await press('See what it does')
    await expect(await screen.findByText('Nothing → status=faulty,repair')).toBeVisible()
    await expect(screen.getByText('Nothing → cost and owner')).toBeVisible()
    await expect(screen.getByText('No → Yes')).toBeVisible()
    await expect(screen.getByText('This value is not valid')).toBeVisible()
    await press('Import 1 row')
    await expect(await screen.findByText('Imported: 0 new, 1 changed')).toBeVisible()
  },
}

/** Columns as they were recognised; one that another says moves. */
export const Recognised: Story = {
  play: async () => {
    await choose(racksFile())
    await expect(await screen.findByRole('combobox', { name: 'What desc_units becomes' })).toHaveValue(
      'u_direction',
    )
    await expect(screen.getByRole('combobox', { name: 'What the rows are' })).toHaveValue('rack')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What asset_tag becomes' }), 'name')
    await expect(screen.getByRole('combobox', { name: 'What name becomes' })).toHaveValue('')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What asset_tag becomes' }), 'code')
    await expect(screen.getByText('Choose which column holds: Name')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'See what it does' })).toBeDisabled()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What name becomes' }), 'name')
    await expect(screen.getByRole('button', { name: 'See what it does' })).toBeEnabled()
  },
}

/** What would change, row by row, with the problems in words. */
export const Problems: Story = {
  play: async ({ args }) => {
    await choose(racksFile())
    await press('See what it does')
    await expect(await screen.findByText('1 row is refused and stays behind')).toBeVisible()
    await expect(screen.getByText('42 → 47')).toBeVisible()
    await expect(screen.getByText('Planned → Active')).toBeVisible()
    await expect(screen.getByText('Madrid / MAD1 / Hall 1 → Madrid / MAD1 / Hall 2')).toBeVisible()
    await expect(screen.getByText('This must be at most 100')).toBeVisible()
    await expect(screen.getByText('Rooms: Hall 3')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Which rows to show' }), 'refused')
    await expect(screen.queryByText('R01')).not.toBeInTheDocument()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Which rows to show' }), 'all')
    await expect(args.ask).toHaveBeenCalledWith(
      'node',
      expect.objectContaining({ dry_run: true, type: 'rack' }),
    )
  },
}

export const ProblemsInSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    await choose(racksFile(), /Suelta aquí un archivo/)
    await press('Ver qué hace')
    await expect(await screen.findByText('Planificado → Activo')).toBeVisible()
  },
}

export const Done: Story = {
  play: async ({ args }) => {
    await choose(racksFile())
    await press('See what it does')
    await press('Import 2 rows')
    await expect(await screen.findByText('Imported: 1 new, 1 changed')).toBeVisible()
    await expect(args.ask).toHaveBeenLastCalledWith('node', expect.objectContaining({ dry_run: false }))
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

export const Undone: Story = {
  beforeEach: () => {
    const call = spyOn(http, 'call').mockImplementation(() => Promise.resolve({}))
    return () => call.mockRestore()
  },
  play: async () => {
    await choose(racksFile())
    await press('See what it does')
    await press('Import 2 rows')
    await press('Undo')
    await expect(await screen.findByText('The import was undone')).toBeVisible()
  },
}

export const NothingNew: Story = {
  args: {
    ask: fn<Ask>(() => Promise.resolve({ rows: storyOutcome.rows.slice(3), made: [], batch_id: null })),
  },
  play: async () => {
    await choose(racksFile())
    await press('See what it does')
    await expect(await screen.findByText(/There is nothing to import/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { ask: fn<Ask>(() => Promise.reject(new Error('The server is away'))) },
  play: async () => {
    await choose(racksFile())
    await press('See what it does')
    await expect(await screen.findByText('Nothing was imported')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'See what it does' })).toBeEnabled()
  },
}

export const Unreadable: Story = {
  play: async () => {
    const page = new File(['<!doctype html><p>'], 'racks.csv')
    await userEvent.upload(await screen.findByLabelText(/Drop a CSV or XLSX file here/), page)
    await expect(await screen.findByText('racks.csv cannot be read')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('web page'))
  },
}

export const Checking: Story = {
  args: { ask: fn<Ask>(() => Promise.withResolvers<RecordOutcome>().promise) },
  play: async () => {
    await choose(racksFile())
    await press('See what it does')
    await expect(await screen.findByText('Comparing the rows with what there is')).toBeVisible()
  },
}
