import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PlanCard } from './plan-card.tsx'

const nothing = {
  brands: { count: 0, first: [] },
  models: { count: 0, first: [] },
  tags: { count: 0, first: [] },
  places: [],
  types: [],
}

const meta = {
  component: PlanCard,
  parameters: { layout: 'padded' },
  args: {
    plan: {
      brands: { count: 1, first: ['Acme'] },
      models: {
        count: 2,
        first: [
          { brand: 'Acme', name: 'SX-48', u_height: 1 },
          { brand: 'Acme', name: 'RX-9', u_height: null },
        ],
      },
      tags: { count: 2, first: ['Edge', 'Retire in 2027'] },
      places: [
        { type: 'data_center', count: 1, first: [{ path: ['MAD1', 'MAD1'], u_height: null }] },
        { type: 'rack', count: 300, first: [{ path: ['MAD1', 'MAD1', 'Row 2', 'R04'], u_height: 42 }] },
      ],
      types: [{ word: 'Cafetera', count: 1, type: null, proposal: 'CAF' }],
    },
    confirmed: false,
    onConfirm: fn(),
  },
} satisfies Meta<typeof PlanCard>

export default meta
type Story = StoryObj<typeof meta>

export const NewThings: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Create what is missing' }))
    await expect(args.onConfirm).toHaveBeenCalledWith(true)
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('2 models'))
    await expect(canvas.getByText(/Acme RX-9 \(height unknown\)/)).toBeVisible()
  },
}

export const NothingNew: Story = { args: { plan: nothing } }

export const InSpanish: Story = { args: { confirmed: true }, globals: { language: 'es' } }
