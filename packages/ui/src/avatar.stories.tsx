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

const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#b9d8d6" d="M0 0h8v8H0z"/><circle fill="#3f5c66" cx="4" cy="3" r="1.6"/><path fill="#3f5c66" d="M1 8a3 3 0 0 1 6 0z"/></svg>',
)}`

export const Pictures: Story = {
  render: () => (
    <div className={hstack({ gap: '3' })}>
      <Avatar initials="AR" colour={1} size="sm" src={PORTRAIT} />
      <Avatar initials="AR" colour={1} src={PORTRAIT} />
      <Avatar initials="AR" colour={1} size="lg" src={PORTRAIT} />
    </div>
  ),
}

/** The initials stay in view, as they do while a picture is on its way. */
export const PictureFails: Story = { args: { size: 'lg', src: 'data:image/png;base64,broken' } }
