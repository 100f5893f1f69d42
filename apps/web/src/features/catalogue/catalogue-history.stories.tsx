import type { HistoryEvent } from '@plenum/domain/history'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, pageOf } from '#app/page/story-server.ts'
import { CatalogueHistory } from './catalogue-history.tsx'
import { acme, storyBrand, storyModel } from './story-catalogue.ts'

const [old, model] = [storyModel(1, { name: 'Leaf 48' }), storyModel(2, { name: 'Leaf 48Y' })]
const former = storyBrand(2, { name: 'Acme Inc.' })

const batch: HistoryEvent['batch'] = {
  id: '018f3f6e-7b6a-7c11-9d3e-2f6a1b5c8d12',
  kind: 'merge',
  at: '2026-11-20T09:12:00.000Z',
  actor: { id: '018f3f6e-7b6a-7c11-9d3e-2f6a1b5c8d91', name: 'Ana Ruiz' },
  source: 'ui',
  reason: null,
  category: null,
  undone: false,
}

const ref = ({ id, name }: { id: string; name: string }) => ({ id, name })

/** What a merge leaves in the history of the record that remains. */
const merged = (from: { id: string; name: string }, into: { id: string; name: string }) =>
  pageOf(
    { id: 'a1', batch, records: 2, action: 'delete', field: null, from: ref(from), to: ref(into) },
    {
      id: 'a2',
      batch,
      records: 2,
      action: 'update',
      field: 'file/018f3f6e-7b6a-7c11-9d3e-2f6a1b5c8df1',
      from: ref(from),
      to: ref(into),
    },
  )

const meta = {
  component: CatalogueHistory,
  args: { kind: 'models', id: model.id, canUndo: true },
  beforeEach: answering(merged(old, model)),
  decorators: [inApplication],
} satisfies Meta<typeof CatalogueHistory>

export default meta
type Story = StoryObj<typeof meta>

/** What came with it is told in words. */
export const Merged: Story = {
  play: async () => {
    await expect(await screen.findByText('Picture or data sheet')).toBeVisible()
    await expect(screen.getByText('Leaf 48Y')).toBeVisible()
  },
}

export const MergedInSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    await expect(await screen.findByText('Imagen o ficha técnica')).toBeVisible()
  },
}

export const MergedBrand: Story = {
  args: { kind: 'brands', id: acme.id },
  beforeEach: answering(merged(former, acme)),
  play: async () => {
    await expect(await screen.findByText('Logo')).toBeVisible()
    await expect(screen.getByText('Acme Inc.')).toBeVisible()
  },
}
