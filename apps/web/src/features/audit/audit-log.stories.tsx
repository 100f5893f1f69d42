import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing, failingOnce, never, pageOf } from '#app/page/story-server.ts'
import { AuditLog } from './audit-log.tsx'
import { line } from './story-line.ts'

const meta = {
  component: AuditLog,
  args: { filter: {}, onPerson: fn(), onClear: fn() },
  decorators: [
    (Story) => (
      <div className={css({ width: '[64rem]', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta<typeof AuditLog>

export default meta
type Story = StoryObj<typeof meta>

const lines = pageOf(line(1204, {}), line(1203, {}))

export const Loading: Story = {
  beforeEach: answering(never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveAccessibleName('Loading...')
  },
}

export const Failed: Story = {
  beforeEach: failingOnce(lines),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The log could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByText('The log could not be loaded')).toBeNull()
  },
}

export const FailedInSpanish: Story = { beforeEach: answering(failing), globals: { language: 'es' } }

export const NothingYet: Story = {
  beforeEach: answering(pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has been written down yet.')).toBeVisible()
  },
}

export const NothingMatches: Story = {
  args: { filter: { group: 'log' } },
  beforeEach: answering(pageOf()),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('No line matches these filters.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the filters' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const MoreToCome: Story = {
  beforeEach: answering(async () => ({ results: [line(1204, {})], next: 'next' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2)
  },
}
