import { fileField, PHOTO_ORDER } from '@plenum/domain/asset-file-history'
import { startingTypes } from '@plenum/domain/asset-type-record'
import type { HistoryEvent } from '@plenum/domain/history'
import { VERIFICATION_FIELD } from '@plenum/domain/verification'
import * as Sheet from '@plenum/ui/sheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { AssetHistory } from './asset-history.tsx'
import { history } from './history-queries.ts'
import { api } from './queries.ts'
import { storyAsset, storyHistory } from './story-asset.ts'

const [first] = storyHistory

/** Of files, and of a batch of many records; made now, so that it can be undone. */
const recent: HistoryEvent[] = first
  ? [
      { field: fileField('photo', 'p1'), from: null, to: { name: 'front.png', caption: 'The front' } },
      {
        field: fileField('document', 'd1'),
        from: { name: 'contract.pdf', kind: 'contract', expires_at: null, revision: 2 },
        to: { name: 'contract.pdf', kind: 'contract', expires_at: '2031-05-01', revision: 2 },
      },
      {
        field: VERIFICATION_FIELD,
        from: null,
        to: { at: '2026-10-02T07:40:00.000Z', by: { id: 'u1', name: 'Ana Ruiz' }, method: 'scan' },
      },
      {
        field: PHOTO_ORDER,
        from: [
          { id: 'p1', name: 'front.png', position: 0 },
          { id: 'p2', name: 'rear.png', position: 0 },
        ],
        to: [
          { id: 'p2', name: 'rear.png', position: 2 },
          { id: 'p1', name: 'front.png', position: 1 },
        ],
      },
    ].map((change, at) => ({
      ...first,
      ...change,
      id: `018f3f6e-7b6a-7c11-9d3e-0000000001a${at}`,
      records: 1,
      batch: {
        ...first.batch,
        id: `018f3f6e-7b6a-7c11-9d3e-0000000001b${at}`,
        kind: 'files' as const,
        at: new Date().toISOString(),
      },
    }))
  : []

/** Attributes are called as the asset's own type calls them, whatever another one says. */
const types = startingTypes().map((type) =>
  type.code === 'SWI'
    ? {
        ...type,
        attributes: [{ key: 'ports', name: 'Front ports', kind: 'number' as const, unit: null }],
      }
    : type,
)

const ofPorts: HistoryEvent[] = first
  ? [
      {
        ...first,
        id: first.id.replace(/.$/, 'f'),
        batch: { ...first.batch, id: first.batch.id.replace(/.$/, 'f') },
        field: 'attributes.ports',
        from: 24,
        to: 48,
      },
    ]
  : []

const meta = {
  component: AssetHistory,
  args: { asset: storyAsset, canUndo: true, onBack: fn() },
  render: (args) => (
    <Sheet.Root open>
      <Sheet.Content>
        <Sheet.Header title={args.asset.name} closeLabel="Close" />
        <AssetHistory {...args} />
      </Sheet.Content>
    </Sheet.Root>
  ),
  decorators: [inApplication],
  beforeEach: () => {
    const people = spyOn(history, 'people').mockResolvedValue({
      results: [
        { id: storyAsset.id, name: 'Ana Ruiz' },
        { id: storyAsset.id.replace(/.$/, '1'), name: 'Somebody of long ago' },
      ],
    })
    const records = spyOn(history, 'records').mockResolvedValue({
      results: [
        { entity: 'asset', id: storyAsset.id, name: storyAsset.name },
        { entity: 'brand', id: storyAsset.id, name: 'Lenovo' },
        { entity: 'asset', id: storyAsset.id.replace(/.$/, '2'), name: null },
      ],
      next: 'more',
    })
    const spy = spyOn(api.assets, 'history').mockImplementation((_, { field, kind } = {}) => {
      const all = [...recent, ...ofPorts, ...storyHistory.map((event) => ({ ...event, records: 13 }))]
      const results = all.filter(
        (event) =>
          (field === undefined || event.field === field) && (kind === undefined || event.batch.kind === kind),
      )
      return Promise.resolve({ results, next: null })
    })
    const known = spyOn(api.assetTypes, 'list').mockResolvedValue({ results: types, next: null })
    return () => {
      for (const each of [people, records, spy, known]) each.mockRestore()
    }
  },
} satisfies Meta<typeof AssetHistory>

export default meta
type Story = StoryObj<typeof meta>

/** What was done with files is told in words; what is older than 30 days is not offered to be undone. */
export const WithFiles: Story = {
  play: async () => {
    await screen.findByText('front.png, “The front”')
    await screen.findByText('contract.pdf (Contract, version 2, until 1 May 2031)')
    await screen.findByText('rear.png and front.png')
    await expect(screen.getAllByText('together with 12 other records')).not.toHaveLength(0)
  },
}

/** Which records were changed together, each to go to. */
export const WithOthers: Story = {
  play: async () => {
    const [with12] = await screen.findAllByRole('button', { name: 'together with 12 other records' })
    if (with12) await userEvent.click(with12)
    const link = await screen.findByRole('link', { name: storyAsset.name })
    await expect(link).toHaveAttribute('href', expect.stringContaining(storyAsset.id))
    await screen.findByText('Lenovo')
    await screen.findByText('Asset: gone by now')
    await expect(with12).toHaveAttribute('aria-expanded', 'true')
  },
}

export const WithOthersInSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    const [with12] = await screen.findAllByRole('button', { name: 'junto con 12 registros más' })
    if (with12) await userEvent.click(with12)
    await screen.findByRole('link', { name: storyAsset.name })
  },
}

export const Narrowed: Story = {
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'What' }), 'Hostname')
    await waitFor(() => expect(screen.queryByText('front.png, “The front”')).toBeNull())
    await screen.findByText('leaf04')
    // also who changed it before what is loaded
    await expect(screen.getByRole('option', { name: 'Somebody of long ago' })).toBeInTheDocument()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How' }), 'Moved')
    await screen.findByText('Nothing of that kind has happened.')
  },
}

export const NarrowedToAttribute: Story = {
  play: async () => {
    const what = await screen.findByRole('combobox', { name: 'What' })
    // also one that the asset has and its type has no more
    await within(what).findByRole('option', { name: 'Port speed' })
    await userEvent.selectOptions(what, await within(what).findByRole('option', { name: 'Front ports' }))
    await waitFor(() => expect(screen.queryByText('leaf04')).toBeNull())
    await expect(await screen.findByRole('list')).toHaveTextContent(/Front ports.*24.*48/)
  },
}
