import { Button } from '@plenum/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing, never, pageOf } from '#app/page/story-server.ts'
import { FilterPopover } from './filter-popover.tsx'

const brands = pageOf(
  { id: '0190c0c0-0000-7000-8000-000000000001', name: 'Dell' },
  { id: '0190c0c0-0000-7000-8000-000000000002', name: 'Hewlett Packard Enterprise' },
)

const meta = {
  component: FilterPopover,
  args: {
    trigger: <Button>Filter</Button>,
    open: true,
    at: null,
    address: {},
    onOpenChange: fn(),
    onAt: fn(),
    onChange: fn(),
  },
  beforeEach: answering(brands),
  decorators: [inApplication],
} satisfies Meta<typeof FilterPopover>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing has to be scrolled to, and no name is cut off. */
async function seenWhole() {
  const panel = screen.getByRole('dialog')
  for (const part of [panel, ...panel.querySelectorAll('section')]) {
    await expect(part.scrollHeight).toBeLessThanOrEqual(part.clientHeight)
    await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  }
}

export const All: Story = {
  args: { address: { status: 'faulty,repair', warranty_from: '0d', warranty_to: '90d' } },
  play: async ({ args }) => {
    const status = await screen.findByRole('button', { name: /^Status\s*Faulty, Repair/ })
    status.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('button', { name: 'Priority' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: /^Warranty ends\s*Within 90 days/ }))
    await expect(args.onAt).toHaveBeenCalledWith('warranty')
    await seenWhole()
  },
}

export const AllInSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    await screen.findByRole('button', { name: 'Estado' })
    await seenWhole()
  },
}

export const Status: Story = {
  args: { at: 'status', address: { status: 'faulty' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Repair' }))
    await expect(args.onChange).toHaveBeenCalledWith({ status: 'faulty,repair' })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Faulty' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: undefined })
    await userEvent.click(screen.getByRole('button', { name: 'All filters' }))
    await expect(args.onAt).toHaveBeenCalledWith(null)
  },
}

export const Without: Story = { args: { at: 'without', address: { without: 'serial_number' } } }

export const Brand: Story = {
  args: { at: 'brand_id' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('searchbox')).toHaveFocus()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Dell' }))
    await expect(args.onChange).toHaveBeenCalledWith({
      brand_id: '0190c0c0-0000-7000-8000-000000000001',
    })
  },
}

export const BrandsComing: Story = { args: { at: 'brand_id' }, beforeEach: answering(never) }
export const BrandsFailed: Story = {
  args: { at: 'brand_id' },
  beforeEach: answering(failing),
  play: async () => {
    await expect(await screen.findByText('The options could not be loaded')).toBeVisible()
  },
}

export const NoBrand: Story = { args: { at: 'brand_id' }, beforeEach: answering(pageOf()) }

export const Warranty: Story = {
  args: { at: 'warranty', address: { warranty_from: '0d', warranty_to: '90d' } },
  play: async ({ args }) => {
    const soon = await screen.findByRole('button', { name: 'Within 90 days' })
    await expect(soon).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Before today' }))
    await expect(args.onChange).toHaveBeenCalledWith({ warranty_from: undefined, warranty_to: '-1d' })
    const [from] = screen.getAllByRole('textbox')
    if (from === undefined) throw new Error('No box for a date')
    await userEvent.type(from, '01/02/2026')
    await userEvent.tab()
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ warranty_from: expect.stringMatching(/^2026-/) }),
      ),
    )
  },
}

export const WarrantyInSpanish: Story = { ...Warranty, play: async () => {}, globals: { language: 'es' } }
