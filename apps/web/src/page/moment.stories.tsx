import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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

function Recycled() {
  const [at, setAt] = useState(AT)
  return (
    <>
      <Moment at={at} to="day" />
      <button type="button" onClick={() => setAt('2026-03-15T09:02:41.000Z')}>
        Scroll
      </button>
    </>
  )
}

/** A row that another record takes over says nothing of the one before. */
export const OfAnotherRow: Story = {
  render: () => <Recycled />,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('14 Mar 2026'))
    canvas.getByRole('button', { name: 'Scroll' }).click()
    await expect(await canvas.findByText('15 Mar 2026')).not.toHaveAttribute('title')
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
