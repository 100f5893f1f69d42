import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { DaySlider } from './day-slider.tsx'

const CHANGES = ['2026-02-03', '2026-04-17', '2026-05-02', '2026-06-15', '2026-07-01', '2026-08-20']

interface DaysProps {
  start?: string
  changes?: readonly string[]
  onSettle?: (day: string) => void
}

function Days({ start = '2026-06-15', changes = CHANGES, onSettle = () => {} }: DaysProps) {
  const [day, setDay] = useState(start)
  return (
    <DaySlider
      label="Day"
      value={day}
      min="2026-01-01"
      max="2026-09-01"
      today="2026-06-15"
      changes={changes}
      dayWords={(each) => (changes.includes(each) ? `${each}, 2 come` : each)}
      ends={{ min: '1 Jan 2026', max: '1 Sep 2026', today: 'Today' }}
      onValueChange={setDay}
      onSettle={onSettle}
    />
  )
}

const meta = { component: Days, args: { onSettle: fn() } } satisfies Meta<typeof Days>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeys: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Day' })
    const says = (text: string) => expect(slider).toHaveAttribute('aria-valuetext', text)
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await says('2026-06-15, 2 come')
    await userEvent.keyboard('{PageUp}')
    await says('2026-07-15')
    await expect(args.onSettle).toHaveBeenLastCalledWith('2026-07-15')
    await userEvent.keyboard('{PageDown}{PageDown}')
    await says('2026-05-15')
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}')
    await says('2026-09-01')
  },
}

export const Dragged: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Day' })
    await fireEvent.pointerDown(slider)
    await fireEvent.change(slider, { target: { value: '1' } })
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '2026-01-01')
    // where it passes by nobody has chosen yet
    await expect(args.onSettle).not.toHaveBeenCalled()
    await fireEvent.pointerUp(slider)
    await expect(args.onSettle).toHaveBeenLastCalledWith('2026-01-01')
  },
}

export const InThePast: Story = { args: { start: '2026-02-03' } }
export const Planned: Story = { args: { start: '2026-08-20' } }
export const NothingChanges: Story = { args: { changes: [] } }

export const ManyChanges: Story = {
  args: {
    changes: Array.from({ length: 240 }, (_, nth) =>
      new Date(Date.UTC(2026, 0, 1 + nth)).toISOString().slice(0, 10),
    ).filter((_, nth) => nth % 3 !== 0),
  },
}
