import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect } from 'storybook/test'
import { CapacityMeter } from './capacity-meter.tsx'

const rack = {
  space: { label: 'Space', used: 22, reserved: 2, total: 42, text: '24 of 42 U' },
  power: { label: 'Power', used: 4.6, reserved: 0.8, total: 8, text: '5.4 of 8 kW' },
  weight: { label: 'Weight', used: 912, total: 1000, text: '912 of 1,000 kg' },
  heat: { label: 'Heat', used: null, total: null, text: 'Unknown' },
}

const meta = {
  component: CapacityMeter,
  args: { label: 'Capacity of R04', capacities: rack },
  decorators: [
    (Story) => (
      <div className={css({ width: 'form' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CapacityMeter>

export default meta
type Story = StoryObj<typeof meta>

export const Regular: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Capacity of R04' })).toBeVisible()
    const names = canvas.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'))
    await expect(names).toEqual(['24 of 42 U', '5.4 of 8 kW', '912 of 1,000 kg'])
    const space = canvas.getByRole('meter', { name: 'Space' })
    await expect(space).toHaveAttribute('aria-valuenow', '24')
    await expect(space).toHaveAttribute('aria-valuemax', '42')
    // what nobody knows is no meter that stands at nothing
    await expect(canvas.queryByRole('meter', { name: 'Heat' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('img', { name: 'Heat: Unknown' })).toBeVisible()
  },
}

export const Small: Story = {
  args: { size: 'sm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Power' })).toHaveAttribute(
      'aria-valuetext',
      '5.4 of 8 kW',
    )
  },
}

export const Large: Story = {
  args: { size: 'lg' },
  decorators: [
    (Story) => (
      <div className={css({ width: 'dialogWide' })}>
        <Story />
      </div>
    ),
  ],
}

const colourOf = (meter: HTMLElement) => getComputedStyle(meter.firstElementChild ?? meter).backgroundColor

const atPercent = (used: number) => ({ label: `At ${used} %`, used, total: 100, text: `${used} of 100` })

/** The colour changes at 60 % and above 80 %. */
export const Thresholds: Story = {
  args: {
    label: 'Thresholds',
    capacities: { space: atPercent(59), power: atPercent(60), weight: atPercent(80), heat: atPercent(81) },
  },
  play: async ({ canvas }) => {
    const [calm = '', first = '', last = '', red = ''] = canvas.getAllByRole('meter').map(colourOf)
    await expect(first).toBe(last)
    await expect(new Set([calm, first, red]).size).toBe(3)
  },
}

export const ReservedCounts: Story = {
  args: {
    capacities: {
      ...rack,
      space: { label: 'Space', used: 20, reserved: 18, total: 42, text: '38 of 42 U' },
      power: { label: 'Power', used: 0, reserved: 3, total: 8, text: '3 of 8 kW' },
    },
  },
}

export const MoreThanThereIs: Story = {
  args: {
    capacities: {
      ...rack,
      power: { label: 'Power', used: 9.2, total: 8, text: '9.2 of 8 kW' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Power' })).toHaveAttribute('aria-valuenow', '8')
  },
}

const nobodyKnows = (label: string) => ({ label, used: null, total: null, text: 'Unknown' })

export const AllUnknown: Story = {
  args: {
    capacities: {
      space: nobodyKnows('Space'),
      power: nobodyKnows('Power'),
      weight: nobodyKnows('Weight'),
      heat: nobodyKnows('Heat'),
    },
  },
}

export const SmallUnknown: Story = { args: { ...AllUnknown.args, size: 'sm' } }

export const Spanish: Story = {
  args: {
    label: 'Capacidad de R04',
    capacities: {
      space: { label: 'Espacio', used: 22, reserved: 2, total: 42, text: '24 de 42 U' },
      power: { label: 'Potencia', used: 4.6, reserved: 0.8, total: 8, text: '5,4 de 8 kW' },
      weight: { label: 'Peso', used: 912, total: 1000, text: '912 de 1.000 kg' },
      heat: { label: 'Calor', used: null, total: null, text: 'Se desconoce' },
    },
  },
}

export const LargeNarrowSpanish: Story = {
  args: { ...Spanish.args, size: 'lg' },
  decorators: [
    (Story) => (
      <div className={css({ width: '[20rem]' })}>
        <Story />
      </div>
    ),
  ],
}
