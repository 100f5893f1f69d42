import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = {
  component: Switch,
  args: { label: 'Tell me when a rack is nearly full', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Tell me when a rack is nearly full' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByText('Tell me when a rack is nearly full'))
    await expect(control).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}

export const On: Story = { args: { defaultChecked: true } }

export const DisabledWithReason: Story = {
  args: { disabled: true, help: 'Only an administrator can change this' },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch')
    await expect(control).toBeDisabled()
    await expect(control).toHaveAccessibleDescription('Only an administrator can change this')
    await userEvent.click(canvas.getByText('Tell me when a rack is nearly full'), { pointerEventsCheck: 0 })
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}

export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }

export const Invalid: Story = { args: { invalid: true, help: 'At least one notification stays on' } }

export const LongSpanish: Story = {
  args: {
    label: 'Avísame cuando a un rack le queden menos de cuatro unidades libres o menos de un kilovatio',
    help: 'El aviso llega también por correo si no lo lees en una hora.',
    defaultChecked: true,
  },
  decorators: [
    (Story) => (
      <div className={css({ width: 'form' })}>
        <Story />
      </div>
    ),
  ],
}
