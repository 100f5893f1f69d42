import type { Meta, StoryObj } from '@storybook/react-vite'
import { button } from '@plenum/ui/recipes'
import { expect, fn, userEvent } from 'storybook/test'
import { ResultCard } from './result-card.tsx'

const meta = {
  component: ResultCard,
  parameters: { layout: 'padded' },
  args: {
    imported: 72,
    updated: 0,
    left: 0,
    list: (
      <a href="#list" className={button({ tone: 'primary' })}>
        Show the assets
      </a>
    ),
    busy: false,
    onUndo: fn(),
    onAnother: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof ResultCard>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('72 assets imported')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo this import' }))
    await expect(args.onUndo).toHaveBeenCalled()
  },
}

export const WithRowsLeft: Story = { args: { left: 1204 } }
export const WithChanges: Story = { args: { imported: 8, updated: 1204 } }
export const Undoing: Story = { args: { busy: true } }
export const InSpanish: Story = { args: { left: 1 }, globals: { language: 'es' } }
