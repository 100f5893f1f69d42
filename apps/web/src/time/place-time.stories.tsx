import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inApplication, inMain } from '#app/page/story-router.tsx'
import { PlaceTime } from './place-time.tsx'
import { storyConflicts, storyOverloads, storyTimeline } from './story-timeline.ts'

function Place({ timeline = storyTimeline, start }: { timeline?: typeof storyTimeline; start?: string }) {
  const [day, setDay] = useState(start)
  return (
    <Suspense>
      <PlaceTime timeline={timeline} day={day} onDay={setDay} />
    </Suspense>
  )
}

const meta = {
  component: Place,
  parameters: { layout: 'fullscreen' },
  decorators: [inMain, inApplication],
} satisfies Meta<typeof Place>

export default meta
type Story = StoryObj<typeof meta>

export const Today: Story = {
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Day that is shown' })
    await expect(slider).toHaveAttribute('aria-valuetext', 'Today, 15 Jun 2026')
    await expect(
      within(canvas.getByRole('region', { name: 'Time' })).getByRole('status'),
    ).toBeEmptyDOMElement()
    await expect(canvas.queryByRole('button', { name: 'Back to today' })).toBeNull()
  },
}

export const FromChangeToChange: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous change: 2 Jun 2026' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('As it was on 2 Jun 2026: 1 departure.')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous change: 17 Apr 2026' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'As it was on 17 Apr 2026: 1 arrival, 2 departures, and 3 moves within.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Back to today' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next change: 24 Jun 2026' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('As planned for 24 Jun 2026: 1 arrival.')
  },
}

export const Typed: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Day' })
    await userEvent.clear(box)
    await userEvent.type(box, '31 February 2026{Enter}')
    // what is no day is not gone to
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.clear(box)
    await userEvent.type(box, '3 March 2026{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'As it was on 3 Mar 2026: nothing changes on this day.',
    )
  },
}

export const ByKeysWithoutWaiting: Story = {
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Day that is shown' })
    slider.focus()
    await userEvent.keyboard('{PageDown}{PageDown}{PageUp}')
    await expect(canvas.getByRole('status')).toHaveTextContent('As it was on 15 May 2026')
  },
}

export const Conflicts: Story = {
  args: { timeline: { ...storyTimeline, conflicts: storyConflicts } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: '3 conflicts in what is planned' })
    const [overdue, taken] = within(list).getAllByRole('listitem')
    await expect(overdue).toHaveTextContent(/Overdue.*Storage 2/)
    await expect(taken).toHaveTextContent(
      /Place taken.*Web 2.*planned for 24 Jun 2026.*against.*Web 1.*stands there.*from 24 Jun 2026 until 20 Jul 2026/,
    )
    const show = within(list).getByRole('link', { name: 'Show R02 on 24 Jun 2026' })
    await expect(show).toHaveAttribute('href', expect.stringContaining('at=2026-06-24'))
  },
}

export const TooMuchTogether: Story = {
  args: { timeline: { ...storyTimeline, conflicts: storyOverloads } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: '2 conflicts in what is planned' })
    const [weight, power] = within(list).getAllByRole('listitem')
    await expect(weight).toHaveTextContent(
      /Too heavy together.*Storage 3.*together with.*Storage 2.*Weight with the rack itself: 1,042 of 1,000 kg.*from 1 Jul 2026/,
    )
    await expect(power).toHaveTextContent(
      /Storage 3.*Power on path B if path A fails: 8.25 of 8 kW.*from 1 Jul 2026 until 1 Aug 2026/,
    )
  },
}

export const ManyConflicts: Story = {
  args: {
    timeline: {
      ...storyTimeline,
      conflicts: Array.from({ length: 12 }, (_, nth) =>
        storyConflicts.map((each) => ({ ...each, thing: { ...each.thing, id: `${each.thing.id} ${nth}` } })),
      ).flat(),
    },
  },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: '36 conflicts in what is planned' })
    await expect(canvas.queryByRole('listitem')).toBeNull()
    await userEvent.click(open)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(36)
  },
}

export const Planned: Story = { args: { start: '2026-08-01' } }
export const CutOff: Story = { args: { timeline: { ...storyTimeline, is_whole: false } } }
