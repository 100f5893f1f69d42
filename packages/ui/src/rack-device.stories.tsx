import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { examplePicture } from './example-picture.ts'
import { Device, FixedDevice } from './rack-device.tsx'
import { Root } from './rack-elevation.tsx'

const meta = {
  component: Device,
  args: {
    span: { position: 5, height: 2 },
    name: 'Database 1',
    code: 'SRV-000007',
    status: 'active',
    label: 'SRV-000007 Database 1, at U5, Active',
    tabIndex: 0,
    onClick: fn(),
  },
  decorators: [
    (Story) => (
      <div className={css({ width: '[20rem]', maxWidth: 'full' })}>
        <Root label="R01" rack={{ units: 8, startingUnit: 1, direction: 'bottom_up' }}>
          <Story />
        </Root>
      </div>
    ),
  ],
} satisfies Meta<typeof Device>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const device = canvas.getByRole('button', { name: /Database 1/ })
    await expect(device).toHaveFocus()
    await userEvent.click(device)
    await expect(args.onClick).toHaveBeenCalled()
  },
}

export const InHand: Story = {
  args: { state: 'held', movable: true, 'aria-pressed': true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { pressed: true })).toBeVisible(),
}
export const OnItsWay: Story = { args: { state: 'moving' } }
export const RecordOpen: Story = { args: { state: 'open' } }
export const InTrouble: Story = { args: { status: 'faulty' } }
export const ToCome: Story = { args: { state: 'planned', status: 'planning' } }
export const WithPicture: Story = { args: { image: examplePicture(480, 88) } }
export const NarrowestUnit: Story = { args: { span: { position: 5, height: 0.5 } } }

export const FromBehind: Story = {
  render: ({ span, name, code }) => (
    <FixedDevice span={span} name={name} code={code} state="back" label={`Back of ${code} ${name}`} />
  ),
  play: ({ canvas }) =>
    expect(canvas.getByRole('img', { name: 'Back of SRV-000007 Database 1' })).toBeVisible(),
}
