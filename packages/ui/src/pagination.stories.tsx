import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect, userEvent } from 'storybook/test'
import { useState } from 'react'
import { Pagination } from './pagination.tsx'

const english = {
  label: 'Pages of the history',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
}

const spanish: typeof english = {
  label: 'Páginas del historial',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: (page, pages) => `Página ${page} de ${pages}`,
}

function History({ start, count, words }: { start: number; count: number; words: typeof english }) {
  const [page, setPage] = useState(start)
  return <Pagination page={page} pageSize={20} count={count} words={words} onPageChange={setPage} />
}

const meta = {
  component: History,
  decorators: [
    (Story) => (
      <div className={css({ width: '[26rem]', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
  ],
  args: { start: 1, count: 400, words: english },
} satisfies Meta<typeof History>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of the history' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Page 1 of 20' })).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Page 2 of 20' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByRole('button', { name: 'Page 3 of 20' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Middle: Story = { args: { start: 10 } }

export const Last: Story = {
  args: { start: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled()
  },
}

export const OnePage: Story = { args: { count: 12 } }

export const NarrowSpanish: Story = {
  args: { start: 10, words: spanish },
  decorators: [
    (Story) => (
      <div className={css({ width: '[18rem]' })}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [previous, next] = ['Página anterior', 'Página siguiente'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    )
    await expect(next?.top).toBe(previous?.top)
    await expect(canvas.queryByRole('button', { name: 'Página 9 de 20' })).toBeNull()
  },
}
