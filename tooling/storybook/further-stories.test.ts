import { expect, test } from 'vitest'
import { furtherStories } from './further-stories.ts'

const FILE = `
  const meta = { component: Badge } satisfies Meta<typeof Badge>
  export { meta as default }
  type Story = StoryObj<typeof meta>
  export const Usual: Story = {}
  export const Long: Story = { args: { text: 'long' } }
  export const Removed: Story = {
    play: async ({ userEvent }) => {
      await userEvent.keyboard('{Delete}')
    },
  }
  export const RemovedDense: Story = { ...Removed, globals: { density: 'compact' } }
  export const LongDense: Story = { ...Long, globals: { density: 'compact' } }
  export const RemovedInSpanish: Story = { ...Removed, play: Removed.play, globals: { language: 'es' } }
  export const Spanish: Story = { globals: { language: 'es' } }
`

test('stories without a play and stories in Spanish are left to the slow run; a play counts in stories made from its own', () => {
  expect(furtherStories(FILE)).toEqual(['Long', 'LongDense', 'RemovedInSpanish', 'Spanish'])
})

test('where all stories of a file share a play, only those in Spanish are left to the slow run', () => {
  const shared = FILE.replace('component: Badge', 'component: Badge, play: open')
  expect(furtherStories(shared)).toEqual(['RemovedInSpanish', 'Spanish'])
})

test('the first story of a file is in `npm test`, even without a play and in Spanish', () => {
  const spanishFirst = FILE.replace('Usual: Story = {}', "Usual: Story = { globals: { language: 'es' } }")
  expect(furtherStories(spanishFirst)).not.toContain('Usual')
})
