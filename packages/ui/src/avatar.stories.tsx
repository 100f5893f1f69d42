import type { Meta, StoryObj } from '@storybook/react-vite'
import { hstack } from '@plenum/ui/patterns'
import { Avatar } from './avatar.tsx'

const meta = { component: Avatar, args: { initials: 'AR', colour: 0 } } satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Colours: Story = {
  render: () => (
    <div className={hstack({ gap: '3' })}>
      <Avatar initials="AR" colour={0} />
      <Avatar initials="JB" colour={1} />
      <Avatar initials="Ñ" colour={2} />
      <Avatar initials="MC" colour={3} />
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className={hstack({ gap: '3' })}>
      <Avatar initials="AR" colour={1} size="sm" />
      <Avatar initials="AR" colour={1} />
      <Avatar initials="AR" colour={1} size="lg" />
    </div>
  ),
}
