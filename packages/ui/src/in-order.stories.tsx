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
      <Button>In use</Button>
    </InOrder>
  )
}

const meta = { component: InOrder, render: () => <Parts /> } satisfies Meta<typeof InOrder>

export default meta
type Story = StoryObj<typeof meta>

/** Whether something is not seen for a while; stories are looked at without waiting for that. */
const isHeldBack = (element: Element) => getComputedStyle(element).animationName === 'unseen'

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(isHeldBack(canvas.getByText('What stands below'))).toBe(true)
    await expect(isHeldBack(canvas.getByRole('button', { name: 'Bring it' }))).toBe(false)
    const used = canvas.getByRole('button', { name: 'In use' })
    await expect(isHeldBack(used)).toBe(true)
    used.focus()
    await expect(isHeldBack(used)).toBe(false)
  },
}

export const Whole: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bring it' }))
    await expect(canvas.getByText('What was waited for')).toBeVisible()
    await expect(isHeldBack(canvas.getByText('What stands below'))).toBe(false)
  },
}
