import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FixedDevice } from './rack-device.tsx'
import { Root } from './rack-elevation.tsx'
import { RackMark } from './rack-mark.tsx'

const RACK = { units: 8, startingUnit: 1, direction: 'bottom_up' } as const

function Marked() {
  const left = { position: 2, height: 1 }
  const came = { position: 4, height: 2 }
  const first = { position: 7, height: 1, half: 'left' } as const
  const second = { ...first, half: 'right' } as const
  return (
    <Root label="R01, Front" rack={RACK}>
      <FixedDevice span={left} name="Console" code="SRV-1" state="gone" label="Console, leaves on this day" />
      <FixedDevice span={came} name="Web 1" code="SRV-2" label="Web 1, arrives on this day" />
      <FixedDevice span={first} name="Web 2" code="SRV-3" label="Web 2, in conflict" />
      <FixedDevice span={second} name="Web 3" code="SRV-4" state="planned" label="Web 3, in conflict" />
      <RackMark span={left} kind="left" />
      <RackMark span={came} kind="came" />
      <RackMark span={first} kind="rival" />
      <RackMark span={second} kind="rival" />
    </Root>
  )
}

const meta = { component: Marked } satisfies Meta<typeof Marked>

export default meta
type Story = StoryObj<typeof meta>

export const OnADay: Story = {
  play: async ({ canvas }) => {
    const box = (name: string) =>
      canvas.getByRole('img', { name: `${name}, in conflict` }).getBoundingClientRect()
    const [first, second] = [box('Web 2'), box('Web 3')]
    await expect(first.top).toBeCloseTo(second.top, 0)
    await expect(first.right).toBeLessThanOrEqual(second.left + 2)
  },
}
