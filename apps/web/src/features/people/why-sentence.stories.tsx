import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { person, team } from './story-people.ts'
import { WhySentence } from './why-sentence.tsx'

const operators = team('Operators', { assets: 'write', hierarchy: 'onlyRead' })
const eva = person('Eva', { team: { id: operators.id, name: operators.name } })

const meta = {
  component: WhySentence,
  args: { person: eva, teams: [operators], area: 'assets' },
} satisfies Meta<typeof WhySentence>

export default meta
type Story = StoryObj<typeof meta>

export const Write: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Eva Ruiz may see and change this, because the team Operators has write on Assets.',
    )
  },
}
export const OnlyRead: Story = { args: { area: 'hierarchy' } }
export const NoAccess: Story = { args: { area: 'support' } }
export const WithoutTeam: Story = { args: { person: person('Leo') } }
export const Administrator: Story = { args: { person: { ...eva, is_administrator: true } } }
export const Disabled: Story = {
  args: { person: { ...eva, is_administrator: true, disabled_at: '2026-11-20T09:12:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('the account is disabled')
  },
}
export const Spanish: Story = { globals: { language: 'es' } }
