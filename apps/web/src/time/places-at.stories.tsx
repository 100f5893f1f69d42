import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, type ComponentProps } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { PlacesAtTable } from './places-at.tsx'

const Waiting = (props: ComponentProps<typeof PlacesAtTable>) => (
  <Suspense>
    <PlacesAtTable {...props} />
  </Suspense>
)

const rack = (name: string, over: object = {}) => ({
  id: name,
  name,
  type: 'rack' as const,
  units: 42,
  units_used: 20,
  assets: 9,
  came: 0,
  left: 0,
  ...over,
})

const meta = {
  component: Waiting,
  args: {
    place: { name: 'MAD1' },
    standing: {
      all: { racks: 3, units: 126, units_used: 61, assets: 28, came: 1, left: 0 },
      places: [
        rack('A01', { came: 2, left: 1, units_used: 21 }),
        rack('A02'),
        rack('A03', { units: null, units_used: 0 }),
      ],
      is_whole: true,
    },
    wayTo: () => 'Hall 1 › Row A',
    onOpen: fn(),
  },
  decorators: [inApplication],
} satisfies Meta<typeof Waiting>

export default meta
type Story = StoryObj<typeof meta>

export const OnADay: Story = {
  play: async ({ args, canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'What stands in MAD1 on this day' }))
    const cells = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent)
    await expect(cells(/A01/)).toEqual(['A01 Hall 1 › Row A', '9', '21', '21', '+2', '−1'])
    // of what nobody knows the height nothing is said
    await expect(cells(/A03/)).toEqual(['A03 Hall 1 › Row A', '9', '', '', '', ''])
    await userEvent.click(table.getByRole('button', { name: 'A02' }))
    await expect(args.onOpen).toHaveBeenCalledWith('A02')
  },
}

export const Nothing: Story = {
  args: {
    standing: {
      all: { racks: 0, units: 0, units_used: 0, assets: 0, came: 0, left: 0 },
      places: [],
      is_whole: true,
    },
  },
}
