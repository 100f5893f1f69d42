import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from './button.tsx'
import * as Menu from './menu.tsx'
import { createNotices, noticeId, NoticeStack } from './toaster.tsx'

function Example() {
  const [notices] = useState(createNotices)
  return (
    <div className={stack({ gap: '2' })}>
      <Button
        onClick={() =>
          notices.notify({
            type: 'success',
            title: '72 assets were imported',
            action: { label: 'Undo', onClick: () => undefined },
          })
        }
      >
        Success
      </Button>
      <Button onClick={() => notices.notify({ type: 'info', title: 'A new version is ready' })}>Info</Button>
      <Button onClick={() => notices.notify({ type: 'warning', title: 'The connection is slow' })}>
        Warning
      </Button>
      <Button
        onClick={() =>
          notices.notify({ type: 'error', title: 'The asset was not moved', message: 'The rack is full.' })
        }
      >
        Error
      </Button>
      <NoticeStack notices={notices} label="Notices" closeLabel="Close" />
    </div>
  )
}

const meta = { component: Example } satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Stacked: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Success', 'Info', 'Warning', 'Error'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await screen.findByText('The rack is full.')
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(4))
  },
}

export const ToldTwice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }))
    await screen.findByText('A new version is ready')
    await userEvent.click(canvas.getByRole('button', { name: 'Warning' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }))
    await screen.findByText('The connection is slow')
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2))
    await expect(screen.getAllByText('A new version is ready')).toHaveLength(1)
  },
}

export const AFullStackShowsWhatFails: Story = {
  play: async ({ canvas }) => {
    for (let told = 1; told <= 5; told += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(5))
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }))
    await waitFor(() => expect(screen.getByText('The rack is full.')).toBeVisible())
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(5))
  },
}

export const Dismissed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }))
    const notice = await screen.findByRole('status')
    await userEvent.click(within(notice).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText('The rack is full.')).not.toBeInTheDocument())
  },
}

const focusIsOn = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus())

export const PassedByKeys: Story = {
  play: async ({ canvas }) => {
    const [info, last] = [
      canvas.getByRole('button', { name: 'Info' }),
      canvas.getByRole('button', { name: 'Error' }),
    ]
    await userEvent.click(info)
    const notice = await screen.findByRole('status')
    last.focus()
    await userEvent.tab()
    await focusIsOn(notice)
    await userEvent.tab()
    await focusIsOn(within(notice).getByRole('button', { name: 'Close' }))
    await userEvent.tab()
    // what the library does of itself comes a moment later
    await new Promise((settle) => setTimeout(settle, 100))
    await expect(last).not.toHaveFocus()
    await expect(notice).not.toContainElement(document.querySelector<HTMLElement>(':focus'))
  },
}

export const ReachedByItsShortcut: Story = {
  play: async ({ canvas }) => {
    const info = canvas.getByRole('button', { name: 'Info' })
    await userEvent.click(info)
    const notice = await screen.findByRole('status')
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await focusIsOn(notice)
    await userEvent.keyboard('{Escape}')
    await focusIsOn(info)
  },
}

export const DismissedByKeys: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Info', 'Error']) await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2))
    const last = canvas.getByRole('button', { name: 'Error' })
    last.focus()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(1))
    await focusIsOn(screen.getByRole('status'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
    await focusIsOn(last)
  },
}

export const IdsOf21Characters: Story = {
  play: async () => {
    await expect(noticeId()).toMatch(/^[A-Za-z0-9_-]{21}$/)
    await expect(noticeId()).not.toBe(noticeId())
  },
}

/** What stays in the corner does not cover what somebody opens there. */
export const BelowAMenu: Story = {
  render: () => (
    <>
      <Example />
      <div className={css({ position: 'fixed', right: '8', bottom: '2' })}>
        <Menu.Root>
          <Menu.Trigger>
            <Button>Actions</Button>
          </Menu.Trigger>
          <Menu.Content>
            {['Edit', 'Move', 'Release'].map((name) => (
              <Menu.Item key={name} value={name} onSelect={() => undefined}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Root>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus()
    canvas.getByRole('button', { name: 'Error' }).click()
    const told = await screen.findByRole('status')
    await userEvent.keyboard('{Enter}')
    const item = await screen.findByRole('menuitem', { name: 'Move' })
    // both slide to where they stay
    await waitFor(async () => {
      const { left, right, top, bottom } = item.getBoundingClientRect()
      const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      await expect(there).toContain(told)
      await expect(item).toContainElement(there[0] as HTMLElement)
    })
  },
}

export const OnAPhone: Story = {
  ...Stacked,
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await Stacked.play?.(context)
    // the head of a page or a sheet stays free, and the foot of a dialog
    await waitFor(() =>
      expect(screen.getByText('72 assets were imported').getBoundingClientRect().bottom).toBeLessThan(
        innerHeight - 120,
      ),
    )
    await waitFor(() =>
      expect(screen.getByText('The rack is full.').getBoundingClientRect().top).toBeGreaterThan(64),
    )
  },
}
