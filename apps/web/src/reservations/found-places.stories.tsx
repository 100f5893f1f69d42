import type { PlacementOffer, PlacementsFound } from '@plenum/domain/placement-find'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inApplication, inMain } from '#app/page/story-router.tsx'
import { FoundPlaces } from './found-places.tsx'

const known = (limit: number, used: number, reserved: number) => ({
  limit,
  used,
  reserved,
  free: limit - used - reserved,
  unknown: 0,
})

const offer = (name: string, positions: number[], over: Partial<PlacementOffer> = {}): PlacementOffer => ({
  rack: { id: name, name },
  trail: [
    { id: 'mad1', name: 'MAD1', type: 'data_center' },
    { id: 'b', name: 'Row B', type: 'row' },
    { id: name, name, type: 'rack' },
  ],
  positions,
  lanes: positions.map(() => null),
  from: '2026-01-01',
  findings: [],
  taken: { space: 0.6, power: 0.4, weight: 0.3, heat: null },
  capacity: {
    space: known(42, 20, 8),
    power: known(8000, 3000, 3200),
    weight: known(1200, 300, 80),
    heat: { limit: null, used: 3000, reserved: 3200, free: null, unknown: 0 },
  },
  against: [],
  ...over,
})

const found: PlacementsFound = {
  thing: {
    u_height: 2,
    full_depth: null,
    weight_kg: 20,
    budget_w: 800,
    cords_a: 1,
    cords_b: 1,
    face: 'front',
  },
  offers: [
    offer('R01', [1, 3, 5, 7], {
      against: [{ code: 'failover_exceeded', level: 'block', is: 8800, limit: 8000, path: 'a' }],
    }),
    offer('R02', [20, 22], {
      from: '2100-02-01',
      findings: [{ code: 'weight_unknown', level: 'warn', unknown: 3 }],
    }),
  ],
  refused: [
    { rack: { id: 'R03', name: 'R03' }, trail: [], against: [{ code: 'other_row' }] },
    { rack: { id: 'R04', name: 'R04' }, trail: [], against: [{ code: 'no_space', is: 2, limit: 1 }] },
  ],
  plan: [1, 3, 5, 7, 20, 22].map((position) => ({
    rack_id: position < 20 ? 'R01' : 'R02',
    position,
    lane: null,
    from: position < 20 ? '2026-01-01' : '2100-02-01',
  })),
  missing: 0,
  racks: 4,
  fitting: 2,
  is_whole: true,
}

const meta = {
  component: FoundPlaces,
  args: { found, count: 6, onReserve: fn() },
  decorators: [inMain, inApplication],
} satisfies Meta<typeof FoundPlaces>

export default meta
type Story = StoryObj<typeof meta>

export const AllFound: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reserve these places' }))
    await expect(
      canvas.getByText('R01: U1–U2, U3–U4, U5–U6, U7–U8 · R02: U20–U21, U22–U23 (from 1 Feb 2100)'),
    ).toBeVisible()
    const atOnce = { rack_id: 'R01', name: 'R01', positions: [1, 3, 5, 7], lanes: [null, null, null, null] }
    await expect(args.onReserve).toHaveBeenCalledWith([atOnce])
    // nobody reserves what another one has until a later day
    await userEvent.click(canvas.getByRole('button', { name: 'Reserve here' }))
    await expect(args.onReserve).toHaveBeenLastCalledWith([atOnce])
    await userEvent.click(canvas.getByText('Racks without room (2)'))
    await expect(canvas.getByText('2 U wanted, the largest gap has 1 U')).toBeVisible()
  },
}
const later = offer('R02', [20, 22], { from: '2100-02-01' })
export const NoneIsFreeYet: Story = {
  args: {
    count: 2,
    found: { ...found, offers: [later], plan: found.plan.filter(({ rack_id }) => rack_id === 'R02') },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('R02: U20–U21, U22–U23 (from 1 Feb 2100)')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** What is planned for a day may come to what is free by then. */
export const TakenForALaterDay: Story = {
  args: { calls: { all: 'Take these places', here: 'Take these' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take these places' }))
    await expect(args.onReserve).toHaveBeenCalledWith([
      { rack_id: 'R01', name: 'R01', positions: [1, 3, 5, 7], lanes: [null, null, null, null] },
      { rack_id: 'R02', name: 'R02', positions: [20, 22], lanes: [null, null] },
    ])
    await expect(canvas.getAllByRole('button', { name: 'Take these' })).toHaveLength(2)
  },
}
export const SomeAreMissing: Story = { args: { count: 9, found: { ...found, missing: 3, is_whole: false } } }
export const NoneFound: Story = {
  args: { found: { ...found, offers: [], plan: [], missing: 6, fitting: 0 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Racks without room (4, of which 2 are listed)')).toBeVisible()
  },
}
export const InSpanish: Story = { globals: { language: 'es' } }
