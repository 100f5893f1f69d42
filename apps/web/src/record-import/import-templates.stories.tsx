import type { RecordOutcome } from '@plenum/domain/record-import'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { ImportRecords } from './import-records.tsx'
import { choose, press } from './story-import.ts'
import type { Ask } from './use-record-import.ts'

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

const meta = {
  component: ImportRecords,
  args: {
    kind: 'nomenclature',
    onClose: fn(),
    ask: fn<Ask>(() => Promise.resolve(templateOutcome)),
  },
  decorators: [inApplication],
} satisfies Meta<typeof ImportRecords>

export default meta
type Story = StoryObj<typeof meta>

export const OfTemplates: Story = {
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
