import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { JudgedPlace } from './judged-place.tsx'
import { FULL_SIDE, IN_THE_WAY, placesAnd } from './story-life.ts'

const meta = {
  component: JudgedPlace,
  args: { answer: FULL_SIDE, position: 5, lane: null, onNearest: fn(), onTake: fn() },
  beforeEach: placesAnd(() => Promise.resolve()),
  decorators: [inApplication],
} satisfies Meta<typeof JudgedPlace>

export default meta
type Story = StoryObj<typeof meta>

/** Where the side is full, what fits in the room is one press away, with its rack and its side. */
export const Elsewhere: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Take U4 in R04, rear, the nearest that fits' }),
    )
    await waitFor(() =>
      expect(args.onTake).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'R04' }),
        expect.objectContaining({ position: 4, face: 'rear' }),
      ),
    )
  },
}

export const ElsewhereInSpanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Tomar U4 en R04, .*lo más cerca que cabe$/ })
  },
}

/** A unit of the same side is told by its number alone. */
export const OnThisSide: Story = {
  args: { answer: IN_THE_WAY },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take U4, the nearest that fits' }))
    await expect(args.onNearest).toHaveBeenCalledWith({ position: 4, lane: null })
  },
}
