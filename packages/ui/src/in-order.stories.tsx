import { stack } from '@plenum/ui/patterns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from './button.tsx'
import { InOrder } from './in-order.tsx'
import { Skeleton } from './skeleton.tsx'

function Parts() {
  const [isHere, setIsHere] = useState(false)
  return (
    <InOrder className={stack({ gap: '3', width: 'dialog' })}>
      <Button onClick={() => setIsHere(true)}>Bring it</Button>
      <div>{isHere ? <p>What was waited for</p> : <Skeleton shape="block" />}</div>
      <p>What stands below</p>
    </InOrder>
  )
}

const meta = { component: InOrder, render: () => <Parts /> } satisfies Meta<typeof InOrder>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What stands below')).not.toBeVisible()
  },
}

export const Whole: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bring it' }))
    await expect(canvas.getByText('What was waited for')).toBeVisible()
    await expect(canvas.getByText('What stands below')).toBeVisible()
  },
}
