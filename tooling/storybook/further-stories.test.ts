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
  export const RemovedInSpanish: Story = { ...Removed, play: Removed.play, globals: { language: 'es' } }
  export const Spanish: Story = { globals: { language: 'es' } }
`

test('the slow run has the further looks of a part and its second language; `npm test` its first look and what is done with it', () => {
  expect(furtherStories(FILE)).toEqual(['Long', 'RemovedInSpanish', 'Spanish'])
})

test('a part has its first story in `npm test`, whatever it is', () => {
  const onlySpanish = FILE.replace('export const Usual: Story = {}', '').replace(
    'Long: Story = {',
    "Long: Story = { globals: { language: 'es' },",
  )
  expect(furtherStories(onlySpanish)).toEqual(['RemovedInSpanish', 'Spanish'])
})
