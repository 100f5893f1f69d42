import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent } from 'storybook/test'
import { http } from '#app/api.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { storyAsset } from '../story-asset.ts'
import { PlacePicker } from './place-picker.tsx'
import { placesAnd, seen } from './story-life.ts'

const meta = {
  component: PlacePicker,
  args: { place: null, onPlace: fn() },
  beforeEach: placesAnd(() => Promise.resolve(storyAsset)),
  decorators: [inApplication],
} satisfies Meta<typeof PlacePicker>

export default meta
type Story = StoryObj<typeof meta>

/** What was put out of use is not offered. */
export const NotOutOfUse: Story = {
  play: async () => {
    await seen(screen.findByRole('button', { name: /^R04/ }))
    await expect(screen.queryByRole('button', { name: /^R05/ })).toBeNull()
  },
}

/** Of many places in a row, the later ones come when they are asked for. */
export const MorePlaces: Story = {
  play: async () => {
    await seen(screen.findByRole('button', { name: /^R04/ }))
    await expect(screen.queryByRole('button', { name: /^R99/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await seen(screen.findByRole('button', { name: /^R99/ }))
    await expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  },
}

/** What did not come is said, and what had come stays. */
export const MoreFailed: Story = {
  play: async () => {
    await seen(screen.findByRole('button', { name: /^R04/ }))
    spyOn(http, 'call').mockRejectedValue(new Error('The server is away'))
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await seen(screen.findByText('The places could not be loaded'))
    await expect(screen.getByRole('button', { name: /^R04/ })).toBeVisible()
  },
}
