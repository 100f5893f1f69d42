import { css } from '@plenum/ui/css'
import type { PlaceTotals } from '@plenum/domain/place-totals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { PlaceDetails } from './place-details.tsx'
import { storyPlace } from './story-places.ts'

const totals: PlaceTotals = {
  sites: 0,
  data_centers: 0,
  floors: 0,
  rooms: 0,
  zones: 1,
  rows: 1,
  racks: 12,
  assets: 40,
  capacity: {
    racks: 12,
    usable: 4.125,
    unrated: 0,
    space: { limit: 564, used: 210, reserved: 2.5, free: 351.5, unlimited: 0, unknown: 0 },
    power: { limit: 96_000, used: 38_400, reserved: 3200, free: 54_400, unlimited: 2, unknown: 5 },
    weight: { limit: 12_000, used: 4211.4, reserved: 0, free: 7788.6, unlimited: 0, unknown: 0 },
    heat: { limit: 0, used: 38_400, reserved: 0, free: 0, unlimited: 12, unknown: 5 },
  },
  free_block: 31,
}

const meta = {
  component: PlaceDetails,
  args: {
    place: storyPlace('Data hall 1', { kind: 'data_hall', width_mm: 24_000, temp_max_c: 27 }),
    totals,
    seesAssets: true,
  },
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
    await expect(canvas.getByRole('meter', { name: 'Space' })).toHaveAttribute(
      'aria-valuetext',
      '212.5 of 564 U',
    )
    await expect(canvas.getByText('38.4 kW used · 3.2 reserved · 54.4 free')).toBeVisible()
    await expect(canvas.getByText('no limit known of 2 racks, unknown of 5 assets')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Heat: 38.4 kW, no limit known' })).toBeVisible()
    await expect(canvas.getByText('largest free block 31 U')).toBeVisible()
    await expect(canvas.getByText('24,000 mm')).toBeVisible()
    await expect(canvas.getByText(/^Not known yet: Room depth/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^40 / })).toBeVisible()
  },
}

/** The number is no way to what may not be seen. */
export const WithoutAssets: Story = {
  args: { seesAssets: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^40 /)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
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
