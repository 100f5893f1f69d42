import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, pageOf } from '#app/page/story-server.ts'
import { FilterChips } from './filter-chips.tsx'

const DELL = '0190c0c0-0000-7000-8000-000000000001'
const GONE = '0190c0c0-0000-7000-8000-000000000009'

const meta = {
  component: FilterChips,
  args: {
    address: {
      status: 'faulty,repair,maintenance,standby,active',
      brand_id: `${DELL},${GONE}`,
      warranty_from: '0d',
      warranty_to: '90d',
      purchase_from: '2020-01-31',
      without: 'serial_number,owner',
    },
    onOpen: fn(),
    onChange: fn(),
    onClear: fn(),
  },
  beforeEach: answering(pageOf({ id: DELL, name: 'Dell' })),
  decorators: [inApplication],
} satisfies Meta<typeof FilterChips>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Faulty, Repair, Maintenance +2')).toBeVisible()
    await expect(await canvas.findByText('Dell, no longer there')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Warranty ends Within 90 days' }))
    await expect(args.onOpen).toHaveBeenCalledWith('warranty')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Warranty ends' }))
    await expect(args.onChange).toHaveBeenCalledWith({ warranty_from: undefined, warranty_to: undefined })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const InSpanish: Story = { globals: { language: 'es' } }

export const OneCategoryStandsInItsBox: Story = {
  args: { address: { category: 'it', priority: 'high' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('High')).toBeVisible()
    await expect(canvas.queryByText('IT')).toBeNull()
  },
}
