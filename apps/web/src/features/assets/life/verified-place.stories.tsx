import type { Asset } from '@plenum/domain/asset'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { inApplication, inMain } from '#app/page/story-router.tsx'
import { api } from '../queries.ts'
import { bareAsset, storyAsset } from '../story-asset.ts'
import { VerifiedPlace } from './verified-place.tsx'

/** Keeps what is sent, and answers that it was done. */
const confirming = () => {
  const verify = spyOn(api.assets, 'verify').mockResolvedValue(storyAsset)
  const history = spyOn(api.assets, 'history').mockResolvedValue({ results: [], next: null })
  return () => {
    verify.mockRestore()
    history.mockRestore()
  }
}

const never: Asset = {
  ...storyAsset,
  last_verified_at: null,
  last_verified_by: null,
  last_verified_method: null,
}

const meta = {
  component: VerifiedPlace,
  args: { asset: storyAsset, mayChange: true },
  beforeEach: confirming,
  decorators: [inMain, inApplication],
} satisfies Meta<typeof VerifiedPlace>

export default meta
type Story = StoryObj<typeof meta>

export const Confirmed: Story = {
  play: async () => {
    await expect(await screen.findByText(/Ana Ruiz, by hand/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm it is there' }))
    await waitFor(() => expect(api.assets.verify).toHaveBeenCalledWith(storyAsset, { method: 'by_hand' }))
  },
}

export const ConfirmedByItsCode: Story = {
  args: { asset: { ...storyAsset, last_verified_method: 'scan' } },
  play: async () => {
    await expect(await screen.findByText(/Ana Ruiz, by its code/)).toBeVisible()
  },
}

export const Never: Story = {
  args: { asset: never },
  play: async () => {
    await expect(await screen.findByText('Nobody has confirmed yet that it is there.')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Confirm it is there' })).toBeEnabled()
  },
}

export const AsAListKnowsIt: Story = {
  args: { asset: { ...storyAsset, last_verified_by: undefined, last_verified_method: undefined } },
  play: async () => {
    await expect(screen.queryByText('Nobody has confirmed yet that it is there.')).toBeNull()
  },
}

export const OnlyRead: Story = {
  args: { mayChange: false },
  play: async () => {
    await screen.findByText(/Ana Ruiz, by hand/)
    await expect(screen.queryByRole('button')).toBeNull()
  },
}

/** What stands nowhere by now was seen somewhere once; there is nothing to confirm. */
export const NowhereByNow: Story = {
  args: { asset: { ...storyAsset, location: null } },
  play: async () => {
    await screen.findByText(/Ana Ruiz, by hand/)
    await expect(screen.queryByRole('button')).toBeNull()
  },
}

/** Of what never stood anywhere nothing is said. */
export const Nowhere: Story = {
  args: { asset: bareAsset },
  play: async () => {
    await expect(screen.queryByRole('heading')).toBeNull()
  },
}

export const Spanish: Story = { args: { asset: never }, globals: { language: 'es' } }
