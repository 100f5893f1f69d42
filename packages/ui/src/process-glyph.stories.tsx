import type { Meta, StoryObj } from '@storybook/react-vite'
import { hstack } from '@plenum/ui/patterns'
import { ProcessGlyph } from './process-glyph.tsx'

const meta = { component: ProcessGlyph, args: { step: 'todo', label: 'To do' } } satisfies Meta<
  typeof ProcessGlyph
>

export default meta
type Story = StoryObj<typeof meta>

export const TheSix: Story = {
  render: () => (
    <div className={hstack({ gap: '4' })}>
      <ProcessGlyph step="todo" label="To do" />
      <ProcessGlyph step="in_progress" label="In progress" />
      <ProcessGlyph step="in_review" label="In review" />
      <ProcessGlyph step="blocked" label="Blocked" />
      <ProcessGlyph step="done" label="Done" />
      <ProcessGlyph step="canceled" label="Canceled" />
    </div>
  ),
}
