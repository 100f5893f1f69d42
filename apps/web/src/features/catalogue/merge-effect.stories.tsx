import type { MergePreview } from '@plenum/domain/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { MergeEffect } from './merge-effect.tsx'

const preview: MergePreview = {
  assets: { value: 1000, capped: true },
  moved: ['DL380', 'DL560'],
  merged: [{ from: 'dl 360', into: 'DL360' }],
  filled: ['support_phone', 'aliases'],
  pictures_lost: 1,
  misfits: [],
  misfits_total: 0,
}

const meta = {
  component: MergeEffect,
  args: { noun: 'brands', name: 'Hewlett Packard', preview },
  decorators: [inApplication],
} satisfies Meta<typeof MergeEffect>

export default meta
type Story = StoryObj<typeof meta>

export const Brands: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1,000\+ assets get the other name/)).toBeVisible()
    await expect(canvas.getByText(/2 models change their brand: DL380 and DL560/)).toBeVisible()
    await expect(canvas.getByText(/no undo brings it back/)).toBeVisible()
  },
}

export const BrandsInSpanish: Story = { globals: { language: 'es' } }

export const Models: Story = {
  args: {
    noun: 'models',
    name: 'DL360',
    preview: { ...preview, moved: [], merged: [], filled: ['weight_kg', 'rated_w'], pictures_lost: 0 },
  },
}

/** It would be refused. */
export const DoesNotFit: Story = {
  args: {
    noun: 'models',
    preview: {
      ...preview,
      misfits: [
        {
          id: '0190a0a0-0000-7000-8000-0000000000d1',
          name: 'leaf-1',
          code: 'SWI-000001',
          rack: 'R01',
          position: 12,
          issue: 'place_taken',
        },
      ],
      misfits_total: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /leaf-1.*R01 U12/ })).toBeVisible()
  },
}

/** To who may not read assets they are only counted. */
export const DoesNotFitUnseen: Story = {
  args: { noun: 'models', preview: { ...preview, misfits_total: 2 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 assets, which you may not see.')).toBeVisible()
    await expect(canvas.queryByText(/get the other name/)).toBeNull()
  },
}
