import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FileDrop } from './file-drop.tsx'

const meta = {
  component: FileDrop,
  args: {
    label: 'Drop a CSV or XLSX file here, or press to choose',
    hint: 'Up to 100,000 rows',
    accept: '.csv,.xlsx',
    onFiles: fn(),
  },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Drop a CSV or XLSX file here, or press to choose')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    const file = new File(['name\nLeaf switch 04'], 'assets.csv', { type: 'text/csv' })
    await userEvent.upload(input, file)
    await expect(args.onFiles).toHaveBeenCalledWith([file])
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongSpanish: Story = {
  args: {
    label: 'Arrastra aquí un archivo CSV o XLSX, o pulsa para elegirlo en tu equipo',
    hint: 'Hasta 100 000 filas. La exportación de dispositivos de NetBox se reconoce sola.',
  },
}
