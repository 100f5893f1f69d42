import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect } from 'storybook/test'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

const meta = {
  component: Field,
  args: { label: 'Hostname', children: <TextInput />, className: css({ width: 'form' }) },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}

export const Required: Story = {
  args: { required: true, help: 'As it answers on the network' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Hostname/ })
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('As it answers on the network')
  },
}

export const Invalid: Story = {
  args: {
    help: 'As it answers on the network',
    error: 'Another asset has this hostname',
    children: <TextInput face="code" defaultValue="leaf04.mad1.example.org" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Hostname' })
    await expect(canvas.getByRole('alert')).toHaveTextContent('Another asset has this hostname')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      'Another asset has this hostname As it answers on the network',
    )
  },
}

export const LongSpanish: Story = {
  args: {
    label: 'Fecha de finalización de la garantía del fabricante',
    help: 'Si la dejas vacía, se cuentan tres años desde la fecha de compra y se avisa noventa días antes de que termine.',
  },
}
