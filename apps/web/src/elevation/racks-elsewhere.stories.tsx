import type { FittingPlace } from '@plenum/domain/fit-answer'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent } from 'storybook/test'
import { http } from '#app/api.ts'
import { inApplication, inMain } from '#app/page/story-router.tsx'
import { RacksBoard } from './racks-board.tsx'
import { storyDevice as asset, storyRack as rack } from './story-rack.ts'

const r01 = rack('R01', [asset('Database 1', 5, { u_height: 2, full_depth: true })])
const full = rack('R03', [asset('Wall', 1, { u_height: 12, full_depth: true })])

const meta = {
  component: RacksBoard,
  args: {
    racks: [r01, full],
    faces: ['front'],
    canMove: true,
    canOverride: true,
    findsElsewhere: true,
    onMove: fn(() => Promise.resolve()),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inMain, inApplication],
} satisfies Meta<typeof RacksBoard>

export default meta
type Story = StoryObj<typeof meta>

/** What the room has where a side is full: in a rack that is drawn one press takes it. */
const finding = (place: FittingPlace) => () => {
  const call = spyOn(http, 'call').mockImplementation(() =>
    Promise.resolve({ findings: [], nearest: null, overridable: false, place }),
  )
  return () => call.mockRestore()
}

const toFullRack = async (device: Promise<HTMLElement>) => {
  ;(await device).focus()
  await userEvent.keyboard(' {ArrowRight}')
}

export const FitsInADrawnRack: Story = {
  beforeEach: finding({ rack: { id: 'R01', name: 'R01' }, face: 'rear', position: 9, lane: null }),
  play: async ({ args, canvas }) => {
    await toFullRack(canvas.findByRole('button', { name: /Database 1/ }))
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Take U9 in R01, rear, the nearest that fits' }),
    )
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ name: 'Database 1' }), {
      node_id: 'R01',
      position: 9,
      face: 'rear',
      lane: null,
    })
  },
}

export const FitsInAnotherRack: Story = {
  beforeEach: finding({ rack: { id: 'R04', name: 'R04' }, face: 'front', position: 12, lane: null }),
  play: async ({ canvas }) => {
    await toFullRack(canvas.findByRole('button', { name: /Database 1/ }))
    await canvas.findByText('The nearest that fits: U12 in R04, front.')
    await expect(canvas.queryByRole('button', { name: /nearest/ })).toBeNull()
    await expect(http.call).toHaveBeenCalledWith(
      'post',
      'api/nodes/R03/fit/',
      expect.anything(),
      expect.objectContaining({ json: expect.objectContaining({ face: 'front', look: 'room' }) }),
    )
  },
}

export const FitsInAnotherRackInSpanish: Story = {
  ...FitsInAnotherRack,
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await toFullRack(canvas.findByRole('button', { name: /Database 1/ }))
    await canvas.findByText(/^Lo más cerca que cabe: U12 en R04, frontal\.$/i)
  },
}
