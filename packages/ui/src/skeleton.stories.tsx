import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { css } from '@plenum/ui/css'
import { Skeleton } from './skeleton.tsx'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvasElement }) => {
    const [late, breathing] = canvasElement.querySelector('.skeleton')?.getAnimations() ?? []
    await expect(late?.effect?.getTiming()).toMatchObject({ delay: 150 })
    await expect(breathing?.effect?.getTiming()).toMatchObject({ delay: 400, iterations: Infinity })
  },
  render: () => (
    <div className={css({ width: 'dialog', maxWidth: 'full' })}>
      <Skeleton shape="title" width="short" />
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton width="medium" />
    </div>
  ),
}

export const Shapes: Story = {
  render: () => (
    <div className={css({ width: 'form' })}>
      <Skeleton shape="round" />
      <Skeleton shape="control" />
      <Skeleton shape="block" />
    </div>
  ),
}
