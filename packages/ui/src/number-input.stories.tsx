import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect, fn, userEvent } from 'storybook/test'
import { useState, type ComponentProps } from 'react'
import { Field } from './field.tsx'
import { NumberInput } from './number-input.tsx'

const told = fn<(value: number | null) => void>()

function Example({ label, error, ...rest }: ExampleProps) {
  const [value, setValue] = useState(rest.value)
  const change = (next: number | null) => {
    told(next)
    setValue(next)
  }
  return (
    <Field label={label} error={error} className={css({ width: 'form' })}>
      <NumberInput {...rest} value={value} onValueChange={change} />
    </Field>
  )
}

interface ExampleProps extends Omit<ComponentProps<typeof NumberInput>, 'onValueChange'> {
  label: string
  error?: string
}

const meta = {
  component: Example,
  args: {
    label: 'Power',
    value: 6.4,
    unit: 'kW',
    locale: 'en',
    words: { increase: 'Increase', decrease: 'Decrease' },
  },
  beforeEach: () => void told.mockClear(),
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Power' })
    await expect(input).toHaveValue('6.4')
    await expect(input).toHaveAccessibleDescription('kW')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(told).toHaveBeenLastCalledWith(7.4)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(told).toHaveBeenLastCalledWith(5.4)
    await userEvent.clear(input)
    await expect(told).toHaveBeenLastCalledWith(null)
    await userEvent.type(input, '1250.5')
    await expect(told).toHaveBeenLastCalledWith(1250.5)
    await userEvent.tab()
    await expect(input).toHaveValue('1,250.5')
  },
}

export const BySteppers: Story = {
  args: { value: 12, unit: 'U', min: 1, max: 13, fractionDigits: 0 },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Increase' })
    const { width, height } = more.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    await userEvent.click(more)
    await expect(told).toHaveBeenLastCalledWith(13)
    await userEvent.click(more)
    await expect(canvas.getByRole('spinbutton')).toHaveValue('13')
  },
}

export const Empty: Story = { args: { value: null, placeholder: '0' } }

export const OutOfBounds: Story = {
  args: { value: 64, unit: 'U', max: 42, error: 'The highest value is 42' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Power' })
    await expect(input).toBeInvalid()
    await userEvent.click(input)
    await userEvent.tab()
    // what was typed stays to be read beside its error
    await expect(input).toHaveValue('64')
  },
}

export const ReadOnly: Story = { args: { readOnly: true } }

export const Disabled: Story = { args: { disabled: true } }

export const Spanish: Story = {
  args: {
    label: 'Peso máximo que admite el rack con las ruedas puestas',
    value: 1250.5,
    unit: 'kg',
    locale: 'es',
    words: { increase: 'Aumentar', decrease: 'Disminuir' },
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton')
    await expect(input).toHaveValue('1250,5')
    await userEvent.clear(input)
    await userEvent.type(input, '2,75')
    await expect(input).toHaveValue('2,75')
    await expect(told).toHaveBeenLastCalledWith(2.75)
  },
}
