import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useState } from 'react'
import * as Tabs from './tabs.tsx'

function Example() {
  const [tab, setTab] = useState('global')
  return (
    <Tabs.Root value={tab} onValueChange={(change) => setTab(change.value)}>
      <Tabs.List aria-label="Parts of the asset">
        <Tabs.Trigger value="global">Global info</Tabs.Trigger>
        <Tabs.Trigger value="photos" count={3}>
          Photos
        </Tabs.Trigger>
        <Tabs.Trigger value="documents" disabled>
          Documents
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="global">Code, hostname and serial number</Tabs.Content>
      <Tabs.Content value="photos">Three photos</Tabs.Content>
      <Tabs.Content value="documents">No documents</Tabs.Content>
    </Tabs.Root>
  )
}

const meta = { component: Example } satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Global info' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByText('Three photos')).toBeVisible()
    await expect(canvas.getByRole('tab', { name: /Photos/ })).toHaveAttribute('aria-selected', 'true')
  },
}
