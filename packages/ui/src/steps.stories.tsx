import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from './steps.tsx'

const meta = {
  component: Steps,
  args: {
    label: 'Import',
    names: ['File', 'Columns', 'Problems', 'Import'],
    current: 1,
    doneLabel: 'done',
    position: '2 of 4',
  },
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const Second: Story = {
  play: async ({ canvas }) => {
    const [file, columns] = canvas.getAllByRole('listitem')
    await expect(file).toHaveTextContent('done')
    await expect(columns).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText('2 of 4')).not.toBeVisible()
  },
}

export const LongSpanish: Story = {
  args: {
    label: 'Importación',
    names: ['Archivo', 'Columnas reconocidas', 'Problemas por resolver', 'Importar'],
    current: 2,
    doneLabel: 'hecho',
    position: '3 de 4',
  },
}

export const OnAPhone: Story = {
  args: { ...LongSpanish.args },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('3 de 4')).toBeVisible()
    await expect(canvas.getByRole('list').getBoundingClientRect().height).toBeLessThan(32)
  },
}
