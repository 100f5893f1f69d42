import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, never } from '#app/page/story-server.ts'
import { PlacePanel } from './place-panel.tsx'
import { storyPlace, storyTree } from './story-places.ts'

const rack = storyPlace('A01')

const meta = {
  component: PlacePanel,
  args: {
    id: rack.id,
    tree: storyTree,
    canWrite: false,
    seesAssets: true,
    isEditing: false,
    day: undefined,
    rivals: new Map(),
    onOpen: fn(),
    onEdit: fn(),
    onAct: fn(),
    onDelete: fn(),
  },
  beforeEach: answering((path) => (path === `api/nodes/${rack.id}/` ? Promise.resolve(rack) : never(path))),
  decorators: [
    inApplication,
    (Story) => (
      <div className={css({ width: '[40rem]', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlacePanel>

export default meta
type Story = StoryObj<typeof meta>

export const OfARack: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open the rack' })).toBeVisible()
  },
}

/** What stands in a rack is told to nobody who may not read assets: there is no way to it, and no failure either. */
export const OfARackWithoutAssets: Story = {
  args: { seesAssets: false },
  // here by the time it would be drawn
  loaders: [() => import('./rack-view.tsx')],
  play: async ({ canvas }) => {
    const history = await canvas.findByRole('button', { name: 'History' })
    await userEvent.click(history)
    await expect(history).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
