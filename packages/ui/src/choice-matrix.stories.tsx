import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent } from 'storybook/test'
import { ChoiceMatrix } from './choice-matrix.tsx'

type Side = 'front' | 'rear'
type Air = 'cold' | 'hot' | 'none'

function Example(props: Omit<ComponentProps<typeof ChoiceMatrix<Side, Air>>, 'onChoose'>) {
  const [value, setValue] = useState(props.value)
  return (
    <ChoiceMatrix {...props} value={value} onChoose={(side, air) => setValue({ ...value, [side]: air })} />
  )
}

const meta = {
  component: Example,
  args: {
    label: 'Air at the sides of the rack',
    heading: 'Side',
    choices: [
      { value: 'none', label: 'None' },
      { value: 'cold', label: 'Cold' },
      { value: 'hot', label: 'Hot' },
    ],
    rows: [
      { id: 'front', label: 'Front', help: 'Where the servers breathe in.' },
      { id: 'rear', label: 'Rear' },
    ],
    value: { front: 'cold', rear: 'hot' },
  },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Air at the sides of the rack' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Front Cold' })).toHaveAccessibleDescription(
      'Where the servers breathe in.',
    )
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Front Cold' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Front Hot' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Rear Hot' })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Rear Hot' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Rear Cold' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Front Hot' })).toBeChecked()
  },
}

export const SomeRefused: Story = {
  args: {
    reasonFor: (side, air) => (side === 'rear' && air !== 'hot' ? 'The rear faces a hot aisle' : undefined),
  },
  play: async ({ canvas }) => {
    const refused = canvas.getByRole('radio', { name: 'Rear Cold' })
    await expect(refused).toBeDisabled()
    await expect(refused.closest('label')).toHaveAttribute('title', 'The rear faces a hot aisle')
    await expect(canvas.getByRole('radio', { name: 'Rear Hot' })).toBeEnabled()
  },
}

export const LongText: Story = {
  args: {
    rows: [
      {
        id: 'front',
        label: 'Planificación de la capacidad de refrigeración',
        help: 'Lo que entra por delante, medido a la altura de cada equipo y comparado con lo que se ha planificado.',
      },
      { id: 'rear', label: 'Rear' },
    ],
  },
}
