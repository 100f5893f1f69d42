import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect, userEvent } from 'storybook/test'
import { Button } from './button.tsx'
import { FieldGroup } from './field-group.tsx'

const meta = {
  component: FieldGroup,
  args: { label: 'Files', help: 'Up to ten.', children: <Button>Choose files</Button> },
  decorators: [
    (Story) => (
      <div className={css({ width: 'dialog' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FieldGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Files' })).toHaveAccessibleDescription('Up to ten.')
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const Invalid: Story = {
  args: { error: 'Add at least one image' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Add at least one image')
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Add at least one image Up to ten.')
  },
}

export const SpanishInvalid: Story = {
  globals: { language: 'es' },
  args: {
    label: 'Imágenes y archivos del paso 3',
    help: 'Al menos una imagen.',
    error: 'Añade al menos una imagen',
    children: <Button>Elegir archivos</Button>,
  },
}
