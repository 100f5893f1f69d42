import type { Meta, StoryObj } from '@storybook/react-vite'
import { hstack } from '@plenum/ui/patterns'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  component: Tooltip,
  args: { content: 'Settings', side: 'right', children: <Button>Hover</Button> },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

const rest = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

const shown = (words: string) => waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(words))

const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())

export const OnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Hover' }))
    await shown('Settings')
    await userEvent.unhover(canvas.getByRole('button', { name: 'Hover' }))
    await gone()
  },
}

export const NotAtOnce: Story = {
  tags: ['slow'],
  play: async ({ canvas }) => {
    // another story's tooltip may just have closed
    await rest(350)
    const hovered = performance.now()
    await userEvent.hover(canvas.getByRole('button', { name: 'Hover' }))
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    await shown('Settings')
    await expect(performance.now() - hovered).toBeGreaterThanOrEqual(690)
    await userEvent.unhover(canvas.getByRole('button', { name: 'Hover' }))
    await gone()
  },
}

export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab()
    await shown('Settings')
    await userEvent.keyboard('{Escape}')
    await gone()
  },
}

/** Words that are magnified reach beyond the screen: the pointer has to get to them. */
export const StaysUnderThePointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Hover' }))
    await shown('Settings')
    const tooltip = screen.getByRole('tooltip')
    const button = canvas.getByRole('button', { name: 'Hover' }).getBoundingClientRect()
    // it is placed a frame after it is there
    await waitFor(() => expect(tooltip.getBoundingClientRect().left).toBeGreaterThan(button.right))
    const { left, top, height } = tooltip.getBoundingClientRect()
    // halfway between the two
    await expect(document.elementFromPoint((button.right + left) / 2, top + height / 2)).toBe(tooltip)
    await userEvent.hover(tooltip)
    await rest(400)
    await expect(tooltip).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await gone()
    await userEvent.unhover(tooltip)
  },
}

export const NextOneAtOnce: Story = {
  tags: ['slow'],
  render: () => (
    <div className={hstack({ gap: '16' })}>
      <Tooltip content="Move it">
        <Button>Move</Button>
      </Tooltip>
      <Tooltip content="Repair it">
        <Button>Repair</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    const move = canvas.getByRole('button', { name: 'Move' })
    const repair = canvas.getByRole('button', { name: 'Repair' })
    await userEvent.hover(move)
    await shown('Move it')
    await userEvent.unhover(move)
    await gone()
    await rest(100)
    const hovered = performance.now()
    await userEvent.hover(repair)
    await shown('Repair it')
    await expect(performance.now() - hovered).toBeLessThan(600)
    await userEvent.unhover(repair)
    await gone()
    await rest(400)
    await userEvent.hover(move)
    await rest(300)
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    // a hand that leaves before it opened has read nothing
    await userEvent.unhover(move)
    await userEvent.hover(repair)
    await rest(300)
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  },
}

export const LongSpanish: Story = {
  args: {
    content: 'Mueve los activos elegidos a otro lugar y deja escrito en su historial desde dónde salieron',
    side: 'bottom',
    children: <Button>Mover</Button>,
  },
  play: async () => {
    await userEvent.tab()
    await shown('Mueve los activos')
  },
}
