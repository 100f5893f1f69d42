import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect, userEvent } from 'storybook/test'
import { useState, type ComponentProps } from 'react'
import { RadioGroup } from './radio-group.tsx'

function Choice(props: Omit<ComponentProps<typeof RadioGroup<string>>, 'onValueChange'>) {
  const [value, setValue] = useState(props.value)
  return <RadioGroup {...props} value={value} onValueChange={setValue} />
}

const meta = {
  component: Choice,
  args: {
    label: 'Which side of the rack',
    value: 'front',
    options: [
      { value: 'front', label: 'Front' },
      { value: 'rear', label: 'Rear' },
      { value: 'both', label: 'Both', help: 'Full depth: nothing else fits at the same height' },
    ],
  },
  decorators: [
    (Story) => (
      <div className={css({ width: 'form' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Choice>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Which side of the rack' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Front' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Rear' })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    const both = canvas.getByRole('radio', { name: 'Both' })
    await expect(both).toBeChecked()
    await expect(both).toHaveAccessibleDescription('Full depth: nothing else fits at the same height')
  },
}

export const NothingChosen: Story = { args: { value: null } }

export const Invalid: Story = {
  args: { value: null, error: 'Choose a side' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose a side')
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a side')
  },
}

export const OneDisabledWithReason: Story = {
  args: {
    options: [
      { value: 'front', label: 'Front' },
      { value: 'rear', label: 'Rear', disabled: true, help: 'A power strip hangs there' },
    ],
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongSpanish: Story = {
  args: {
    label: '¿Qué hacemos con los activos que ya existen?',
    options: [
      {
        value: 'front',
        label: 'Actualizarlos con lo que diga el archivo',
        help: 'Los campos vacíos del archivo se dejan como están.',
      },
      { value: 'rear', label: 'Dejarlos como están y crear solo los que faltan en el inventario' },
    ],
  },
}
