import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failingOnce, never, pageOf } from '#app/page/story-server.ts'
import { tag } from './story-tags.ts'
import { TagsOverview } from './tags-overview.tsx'

const critical = tag('Critical', { colour: 'red', count: 1240 })
const leased = tag('Leased', { count: 1, scope: 'network' })
const few = pageOf(critical, leased, tag('Old', { colour: 'grey' }))

type ListArgs = Omit<ComponentProps<typeof TagsOverview>, 'search' | 'onSearch'>

function List(args: ListArgs) {
  const [search, setSearch] = useState('')
  return <TagsOverview {...args} search={search} onSearch={setSearch} />
}

const meta = {
  component: List,
  args: { canWrite: true, add: <Button>Add a tag</Button>, onAct: fn() },
  beforeEach: answering(few),
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div className={css({ maxWidth: '[60rem]' })}>
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta<typeof List>

export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {
  play: async ({ args, canvas }) => {
    const link = await canvas.findByRole('link', { name: '1,240 assets: Critical' })
    await expect(link).toHaveAttribute('href', expect.stringContaining('tag_id=tag-critical'))
    await expect(canvas.getByText('Network')).toBeVisible()
    await expect(canvas.getByText('On nothing')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete: Leased' }))
    await expect(args.onAct).toHaveBeenCalledWith({ kind: 'delete', tag: leased })
  },
}

export const InSpanish: Story = { globals: { language: 'es' } }

export const OnlyRead: Story = {
  args: { canWrite: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Critical')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Delete/ })).toBeNull()
  },
}

export const OnlyOne: Story = {
  beforeEach: answering(pageOf(critical)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Critical')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Merge/ })).toBeNull()
  },
}

export const Many: Story = {
  beforeEach: answering(
    pageOf(
      ...Array.from({ length: 24 }, (_, at) =>
        tag(`Tag ${at} that somebody gave a rather long name`, { count: at * 7 }),
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search tags' }), 'tag 23')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.type(canvas.getByRole('searchbox'), 'x')
    await expect(canvas.getByText('No tag matches.')).toBeVisible()
  },
}

export const NoTags: Story = {
  beforeEach: answering(pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tags yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add a tag' })).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: answering(never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveAccessibleName('Loading...')
  },
}

export const Failed: Story = {
  beforeEach: failingOnce(few),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The tags could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Critical')).toBeVisible()
  },
}
