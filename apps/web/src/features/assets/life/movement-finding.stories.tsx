import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { http } from '#app/api.ts'
import { storyAsset } from '../story-asset.ts'
import type { MovementDialog } from './movement-dialog.tsx'
import movement from './movement-dialog.stories.tsx'
import { OFFERED, placesAnd, seen, TODAY } from './story-life.ts'

const ROOM = storyAsset.location?.trail.find(({ type }) => type === 'room')?.id

const meta = { ...movement } satisfies Meta<typeof MovementDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Places in the room it stands in are one press away. */
export const FindsAPlace: Story = {
  play: async ({ args }) => {
    const opener = await screen.findByRole('button', { name: 'Find a place in DH2' })
    await userEvent.click(opener)
    const offers = await screen.findByRole('list', { name: /^Free for it now/ })
    await expect(offers).toHaveTextContent('All its power cords are on one path')
    await expect(http.call).toHaveBeenCalledWith(
      'post',
      'api/placements/find/',
      expect.anything(),
      expect.objectContaining({
        json: { place_id: ROOM, asset_id: storyAsset.id, face: 'front', before: TODAY },
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: /^R04, U4/ }))
    await expect(await screen.findByRole('combobox', { name: 'Free unit' })).toHaveValue('4')
    await waitFor(() => expect(offers).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const FindsAPlaceInSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Buscar un sitio en DH2' }))
    await seen(screen.findByRole('button', { name: /^R04, U4/ }))
  },
}

export const FindsNoPlace: Story = {
  beforeEach: placesAnd(() => Promise.resolve(storyAsset), undefined, { ...OFFERED, offers: [] }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Find a place in DH2' }))
    await seen(screen.findByText('No rack in DH2 takes it now.'))
  },
}
