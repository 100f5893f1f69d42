import { link } from '@plenum/ui/recipes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

const meta = {} satisfies Meta

export default meta
type Story = StoryObj

/** In running text and beside a control. */
export const Accent: Story = {
  render: () => (
    <p>
      Move it by{' '}
      <a href="#moving" className={link()}>
        a change request
      </a>
      .
    </p>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}

/** For names in lists: text first, a link on approach. */
export const Quiet: Story = {
  render: () => (
    <a href="#leaf" className={link({ tone: 'quiet' })}>
      Leaf switch 04
    </a>
  ),
}

export const Spanish: Story = {
  globals: { language: 'es' },
  render: () => (
    <p>
      Muévelo con{' '}
      <a href="#mover" className={link()}>
        una solicitud de cambio
      </a>
      .
    </p>
  ),
}
