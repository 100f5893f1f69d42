import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RunCard } from './run-card.tsx'

const meta = {
  component: RunCard,
  parameters: { layout: 'padded' },
  args: { label: 'Importing', progress: { done: 42_000, total: 100_000 } },
} satisfies Meta<typeof RunCard>

export default meta
type Story = StoryObj<typeof meta>

export const HalfWay: Story = {
  args: { cancel: { label: 'Cancel the import', onCancel: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '42,000 of 100,000 rows')
  },
}

export const OfUnknownLength: Story = { args: { label: 'Reading', progress: null, rows: 3000 } }
export const Beginning: Story = { args: { label: 'Checking the rows', progress: null } }
export const InSpanish: Story = { globals: { language: 'es' } }
