import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FixedDevice } from './rack-device.tsx'
import { FreeUnit, Ghost, Reserved, Root, Strip } from './rack-elevation.tsx'

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

const device = (position: number, height: number, name: string, code: string) => (
  <FixedDevice span={{ position, height }} name={name} code={code} label={name} status="active" />
)

const devices = (
  <>
    {device(12, 1, 'Patch panel A', 'PPN-000003')}
    {device(11, 1, 'Leaf switch 04', 'SWI-000042')}
    {device(5, 2, 'Database 1', 'SRV-000007')}
    {device(1, 4, 'Storage shelf 1', 'STO-000001')}
  </>
)

export const Filled: Story = {
  args: { children: devices },
  play: async ({ canvas }) => {
    const [bay, shelf] = [canvas.getByRole('group'), canvas.getByRole('img', { name: 'Storage shelf 1' })]
    const units = bay.querySelector('[data-units]')?.getBoundingClientRect()
    const { height, bottom } = shelf.getBoundingClientRect()
    // to scale: four of twelve units, at the very bottom
    await expect(Math.abs(height / (units?.height ?? 0) - 4 / 12)).toBeLessThan(0.01)
    await expect(Math.abs(bottom - (units?.bottom ?? 0))).toBeLessThan(2)
    await expect(Math.abs((units?.width ?? 0) / (units?.height ?? 1) - 482.6 / (12 * 44.45))).toBeLessThan(
      0.01,
    )
  },
}
export const Empty: Story = {}
export const CountedFromTheTop: Story = {
  args: { rack: { ...rack, direction: 'top_down', startingUnit: 10 }, children: undefined },
}
export const WiderCabinet: Story = { args: { cabinet: 800, children: devices } }

export const HalfUnits: Story = {
  args: {
    children: (
      <>
        {device(6.5, 0.5, 'Cable manager', 'CBM-000001')}
        {device(6, 0.5, 'Cable manager below', 'CBM-000002')}
        {device(3.5, 1.5, 'Console', 'KVM-000001')}
      </>
    ),
  },
}

export const LongNames: Story = {
  args: {
    children: device(
      3,
      1,
      'Servidor de copias de seguridad de la sede central, segunda unidad',
      'SRV-2026-000184',
    ),
  },
}

const open = fn()

export const BesideTheRails: Story = {
  args: {
    children: devices,
    strips: (
      <>
        <Strip
          side="left"
          at={0}
          of={1}
          label="PDU-000001 PDU A"
          code="PDU-000001"
          tabIndex={0}
          onClick={open}
        />
        <Strip
          side="right"
          at={0}
          of={2}
          label="PDU-000002 PDU B"
          code="PDU-000002"
          state="open"
          tabIndex={-1}
        />
        <Strip side="right" at={1} of={2} label="PDU-000003 PDU C" code="PDU-000003" tabIndex={-1} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /PDU A/ }))
    await expect(open).toHaveBeenCalled()
  },
}

export const KeptForSomebody: Story = {
  args: {
    children: (
      <>
        {devices}
        <Reserved span={{ position: 8, height: 3 }} label="Payments team until 1 March" />
        <Reserved
          span={{ position: 7, height: 1 }}
          label="A reservation with a reason that is longer than its unit"
        />
      </>
    ),
  },
}

export const WalkedByKeys: Story = {
  args: { children: <FreeUnit span={{ position: 8, height: 1 }} label="U8, free" tabIndex={0} /> },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'U8, free' })).toHaveFocus()
  },
}

export const Fits: Story = {
  args: {
    children: (
      <>
        {devices}
        <Ghost span={{ position: 9, height: 1 }} state="fits">
          U9
        </Ghost>
      </>
    ),
  },
}

export const Refused: Story = {
  args: {
    children: (
      <>
        {devices}
        <Ghost span={{ position: 6, height: 1 }} state="refused">
          U6 · Database 1
        </Ghost>
      </>
    ),
  },
}
