import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Taking } from './report-page.tsx'

const meta = {
  component: Taking,
  args: { state: { at: 'coming', bytes: 2_516_582 }, onCancel: fn() },
} satisfies Meta<typeof Taking>

export default meta
type Story = StoryObj<typeof meta>

/** A long file can be given up. */
export const Coming: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Making the file' })).toHaveAttribute(
      'aria-valuetext',
      '2.4 MB',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalled()
  },
}

export const Broken: Story = {
  args: { state: { at: 'failed', error: new Error('cut off') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The file did not come to its end')
  },
}

export const BrokenInSpanish: Story = {
  args: { state: { at: 'failed', error: new Error('cut off') } },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('El archivo no llegó a su fin')
  },
}
