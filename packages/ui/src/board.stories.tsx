import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as Board from './board.tsx'
import { PriorityBars } from './priority-bars.tsx'
import { ProcessGlyph, type ProcessStep } from './process-glyph.tsx'

const COLUMNS: readonly { step: ProcessStep; title: string; cards: readonly string[] }[] = [
  { step: 'todo', title: 'To do', cards: ['Move three servers to the second hall', 'Swap a switch'] },
  { step: 'in_progress', title: 'In progress', cards: ['A new row of storage'] },
  { step: 'done', title: 'Done', cards: [] },
]

interface BoardStoryProps {
  lanes: readonly string[]
  state?: 'open' | 'over' | 'shut'
}

function BoardStory({ lanes, state }: BoardStoryProps) {
  return (
    <Board.Root label="Requests" columns={COLUMNS.length}>
      {COLUMNS.map(({ step, title, cards }) => (
        <Board.Head key={title} icon={<ProcessGlyph step={step} />} title={title} count={cards.length} />
      ))}
      {lanes.map((lane, at) => (
        <Lane key={lane} lane={lane} isEnd={at === lanes.length - 1} state={state} />
      ))}
    </Board.Root>
  )
}

const Lane = ({ lane, isEnd, state }: { lane: string; isEnd: boolean; state: BoardStoryProps['state'] }) => (
  <>
    {lane !== '' && <Board.Lane>{lane}</Board.Lane>}
    {COLUMNS.map(({ title, cards }) => (
      <Board.Cell key={title} role="group" aria-label={`${lane} ${title}`} state={state} isEnd={isEnd}>
        {cards.map((card, at) => (
          <Board.Card
            key={card}
            code={`MAC-00001${at}`}
            title={(props) => (
              <a href="#card" {...props}>
                {card}
              </a>
            )}
          >
            <Board.Facts>
              <PriorityBars level="high" label="High" />
              <span>2 of 3 items</span>
            </Board.Facts>
          </Board.Card>
        ))}
      </Board.Cell>
    ))}
  </>
)

const meta = {
  title: 'Board',
  component: BoardStory,
  args: { lanes: [''] },
  decorators: [
    (Story) => (
      <main>
        <h1>Work</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof BoardStory>

export default meta
type Story = StoryObj<typeof meta>

export const Columns: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Swap a switch' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'To do' })).toBeVisible()
  },
}
export const Lanes: Story = { args: { lanes: ['Ada Byron', 'Nobody'] } }
export const WhileHeld: Story = { args: { state: 'over' } }
