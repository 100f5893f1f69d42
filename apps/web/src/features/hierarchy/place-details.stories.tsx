import { css } from '@plenum/ui/css'
import type { PlaceTotals } from '@plenum/domain/place-totals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { PlaceDetails } from './place-details.tsx'
import { storyPlace } from './story-places.ts'

const totals: PlaceTotals = {
  floors: 0,
  rooms: 0,
  zones: 1,
  rows: 1,
  racks: 12,
  assets: 40,
  units: 564,
  units_used: 212.5,
  units_free_block: 31,
  rated_w: 64_000,
  budget_w: 38_400,
  running: 38,
  powered: 35,
  weight_kg: 4211.4,
  standing: 40,
  weighed: 40,
}

const meta = {
  component: PlaceDetails,
  args: { place: storyPlace('Data hall 1', { kind: 'data_hall', width_mm: 24_000, temp_max_c: 27 }), totals },
  decorators: [
    inApplication,
    (Story) => (
      <div className={css({ width: '[40rem]', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlaceDetails>

export default meta
type Story = StoryObj<typeof meta>

export const OfARoom: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 zone · 1 row · 12 racks')).toBeVisible()
    await expect(canvas.getByText('212.5 of 564 U')).toBeVisible()
    await expect(canvas.getByText('64 kW on nameplates, known of 35 of 38 assets')).toBeVisible()
    await expect(canvas.getByText('24,000 mm')).toBeVisible()
    await expect(canvas.getByText(/^Not known yet: Room depth/)).toBeVisible()
  },
}

export const OfADataCenterInSpanish: Story = {
  args: {
    place: storyPlace('Madrid 1', {
      country: 'ES',
      city: 'Madrid',
      timezone: 'Europe/Madrid',
      ups_topology: 'two_n_plus_1',
      commissioning_date: '2018-05-14',
      description: 'Calle de la Electricidad 4\nEntrada por el muelle',
    }),
  },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('España')).toBeVisible()
    await expect(canvas.getByText('2N+1')).toBeVisible()
  },
}

/** Nothing is known, and the numbers are still on their way. */
export const Blank: Story = { args: { place: storyPlace('A01', { code: null }), totals: undefined } }
