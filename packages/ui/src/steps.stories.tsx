import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from './steps.tsx'

const meta = {
  component: Steps,
  args: { label: 'Import', names: ['File', 'Columns', 'Problems', 'Import'], current: 1, doneLabel: 'done' },
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const Second: Story = {
  play: async ({ canvas }) => {
    const [file, columns] = canvas.getAllByRole('listitem')
    await expect(file).toHaveTextContent('done')
    await expect(columns).toHaveAttribute('aria-current', 'step')
  },
}

export const LongSpanish: Story = {
  args: {
    label: 'Importación',
    names: ['Archivo', 'Columnas reconocidas', 'Problemas por resolver', 'Importar'],
    current: 2,
    doneLabel: 'hecho',
  },
}
