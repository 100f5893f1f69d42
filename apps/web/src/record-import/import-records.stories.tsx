import type { RecordImport, RecordKind, RecordOutcome } from '@plenum/domain/record-import'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { http } from '#app/api.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { ImportRecords } from './import-records.tsx'
import { racksFile, storyOutcome } from './story-records.ts'

type Asked = (kind: RecordKind, input: RecordImport) => Promise<RecordOutcome>

const answers = (batch_id: string | null = 'batch') =>
  fn<Asked>((_, { dry_run }) => Promise.resolve({ ...storyOutcome, batch_id: dry_run ? null : batch_id }))

/** The first file of a run waits for its reader, a worker, to be built. */
const opened = { timeout: 15_000 }
const choose = async (file: File, label = /Drop a CSV or XLSX file here/) => {
  await userEvent.upload(await screen.findByLabelText(label), file)
  await screen.findByRole('list', { name: file.name }, opened)
}
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))

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
  args: { kind: 'user', ask: fn<Asked>(() => Promise.resolve(peopleOutcome)) },
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
  args: { kind: 'saved_view', ask: fn<Asked>(() => Promise.resolve(viewOutcome)) },
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

const templateOutcome: RecordOutcome = {
  rows: [
    {
      line: 2,
      name: 'asset SRV',
      state: 'changed',
      changes: [
        { field: 'scope', from: ['site', 'type'], to: [] },
        { field: 'stand_in', from: 'X', to: null },
        { field: 'hand_typed', from: 'free', to: 'matching' },
      ],
      problems: [],
    },
    {
      line: 3,
      name: 'rack',
      state: 'new',
      changes: [
        { field: 'entity', from: null, to: 'rack' },
        { field: 'template', from: null, to: '{room}-R{seq}' },
      ],
      problems: [],
    },
    {
      line: 4,
      name: 'maintenance',
      state: 'refused',
      changes: [],
      problems: [{ code: 'invalid', detail: 'There is no such token: {sight}', attr: 'template' }],
    },
  ],
  made: [],
  batch_id: null,
}

export const OfTemplates: Story = {
  args: { kind: 'nomenclature', ask: fn<Asked>(() => Promise.resolve(templateOutcome)) },
  play: async () => {
    const lines =
      'Codes of,Asset type,Template\nAssets,SRV,S{seq}\nRacks,,{room}-R{seq}\nMaintenance,,{sight}\n'
    await choose(new File([lines], 'nomenclature.csv', { type: 'text/csv' }))
    await press('See what it does')
    await expect(await screen.findByText('Assets SRV')).toBeVisible()
    await expect(screen.getByText('site and type → One row of numbers for all.')).toBeVisible()
    await expect(screen.getByText('X → Make no code')).toBeVisible()
    await expect(screen.getByText('Any code → Only codes that look like these')).toBeVisible()
    await expect(screen.getByText('Racks')).toBeVisible()
    await expect(screen.getByText('There is no such token: {sight}')).toBeVisible()
    await press('Import 2 rows')
    await expect(await screen.findByText('Imported: 1 new, 1 changed')).toBeVisible()
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
    ask: fn<Asked>(() => Promise.resolve({ rows: storyOutcome.rows.slice(3), made: [], batch_id: null })),
  },
  play: async () => {
    await choose(racksFile())
    await press('See what it does')
    await expect(await screen.findByText(/There is nothing to import/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { ask: fn<Asked>(() => Promise.reject(new Error('The server is away'))) },
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
    await expect(await screen.findByText('racks.csv cannot be read', {}, opened)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('web page'))
  },
}

export const Checking: Story = {
  args: { ask: fn<Asked>(() => Promise.withResolvers<RecordOutcome>().promise) },
  play: async () => {
    await choose(racksFile())
    await press('See what it does')
    await expect(await screen.findByText('Comparing the rows with what there is')).toBeVisible()
  },
}
