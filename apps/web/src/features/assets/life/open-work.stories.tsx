import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { expect, fn, screen } from 'storybook/test'
import { FormDialogFrame } from '#app/form/form-dialog.tsx'
import { inApplication } from '#app/page/story-router.tsx'
import { storyUser } from '#app/page/story-user.ts'
import { sessionQuery } from '#app/session.ts'
import { storyAsset } from '../story-asset.ts'
import { DecommissionDialog } from './decommission-dialog.tsx'
import { StatusDialog } from './status-dialog.tsx'
import { placesAnd, TODAY } from './story-life.ts'

const busy = { ...storyAsset, status: 'faulty', previous_status: null, process: 'in_progress' } as const

/** Somebody who may see requests looks at an asset that one of them is about. */
function Busy({ act }: { act: 'status' | 'decommission' }) {
  useQueryClient().setQueryData(sessionQuery.queryKey, storyUser)
  const asked = { asset: busy, today: TODAY, onAct: fn(), onClose: fn() }
  return (
    <FormDialogFrame onClose={asked.onClose}>
      {act === 'status' ? <StatusDialog {...asked} canOverride /> : <DecommissionDialog {...asked} />}
    </FormDialogFrame>
  )
}

const meta = {
  component: Busy,
  args: { act: 'status' },
  beforeEach: placesAnd(() => Promise.resolve(busy)),
  decorators: [inApplication],
} satisfies Meta<typeof Busy>

export default meta
type Story = StoryObj<typeof meta>

/** It goes into use and out of it by that request only, which is one step away. */
export const InTheWayOfUse: Story = {
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Active' })).toBeDisabled()
    await expect(screen.getByRole('radio', { name: 'Standby' })).toBeChecked()
    await expect(screen.getByRole('radio', { name: 'Active' })).toHaveAccessibleDescription(
      'A request about it is open',
    )
    await expect(await screen.findByRole('link', { name: 'MAC-000017' })).toBeVisible()
  },
}

export const InSpanish: Story = { globals: { language: 'es' } }

export const InTheWayOfItsEnd: Story = {
  args: { act: 'decommission' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'MAC-000017' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Decommission' })).toBeNull()
  },
}
