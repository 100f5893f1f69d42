import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Device, FixedDevice, Ghost, Root } from './rack-elevation.tsx'

const rack = { units: 12, startingUnit: 1, direction: 'bottom_up' } as const

const meta = {
  component: Root,
  args: { label: 'R01', rack, children: undefined },
  decorators: [
    (Story) => (
      <div className={css({ width: '[20rem]', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Root>

export default meta
type Story = StoryObj<typeof meta>

const devices = (
  <>
    <FixedDevice span={{ position: 12, height: 1 }} name="Patch panel A" code="PPN-000003" />
    <FixedDevice span={{ position: 11, height: 1 }} name="Leaf switch 04" code="SWI-000042" />
    <FixedDevice span={{ position: 5, height: 2 }} name="Database 1" code="SRV-000007" />
    <FixedDevice span={{ position: 1, height: 4 }} name="Storage shelf 1" code="STO-000001" />
  </>
)

export const Filled: Story = { args: { children: devices } }
export const Empty: Story = {}
export const CountedFromTheTop: Story = {
  args: { rack: { ...rack, direction: 'top_down', startingUnit: 10 }, children: undefined },
}

export const LongNames: Story = {
  args: {
    children: (
      <FixedDevice
        span={{ position: 3, height: 1 }}
        name="Servidor de copias de seguridad de la sede central, segunda unidad"
        code="SRV-2026-000184"
      />
    ),
  },
}

const pickUp = fn()

export const Movable: Story = {
  args: {
    children: (
      <>
        <Device span={{ position: 5, height: 2 }} name="Database 1" code="SRV-000007" onClick={pickUp} />
        <Device span={{ position: 8, height: 1 }} name="Web 1" code="SRV-000001" state="moving" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Database 1/ })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(pickUp).toHaveBeenCalled()
  },
}

export const InHand: Story = {
  args: {
    children: (
      <>
        {devices}
        <Device span={{ position: 8, height: 1 }} name="Web 1" code="SRV-000001" state="held" />
        <Ghost span={{ position: 9, height: 1 }} state="fits">
          U9
        </Ghost>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Web 1')
  },
}

export const Refused: Story = {
  args: {
    children: (
      <>
        {devices}
        <Device span={{ position: 8, height: 1 }} name="Web 1" code="SRV-000001" state="held" />
        <Ghost span={{ position: 6, height: 1 }} state="refused">
          U6 · Database 1
        </Ghost>
      </>
    ),
  },
}
