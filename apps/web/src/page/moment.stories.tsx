import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Moment } from './moment.tsx'

const AT = '2026-03-14T09:02:41.000Z'

const meta = { component: Moment, args: { at: AT } } satisfies Meta<typeof Moment>

export default meta
type Story = StoryObj<typeof meta>

const time = new Date(AT).toLocaleTimeString('en-GB', { timeStyle: 'short' })

/** Whoever points at it is told the second and the zone as well. */
export const ToTheMinute: Story = {
  play: async ({ canvas }) => {
    const moment = canvas.getByText(`14 Mar 2026, ${time}`)
    await expect(moment).not.toHaveAttribute('title')
    await userEvent.hover(moment)
    await expect(moment).toHaveAttribute('title', expect.stringMatching(/^Saturday,? 14 March 2026.*:02:41/))
  },
}

export const ToTheDay: Story = {
  args: { to: 'day' },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    const moment = canvas.getByText('14 mar 2026')
    await userEvent.hover(moment)
    await expect(moment).toHaveAttribute(
      'title',
      expect.stringMatching(/^sábado, 14 de marzo de 2026.*:02:41/),
    )
  },
}
