import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ConfirmLeave } from './confirm-leave.tsx'

interface LeavingProps {
  onSave: () => Promise<boolean>
}

/** A form that always has something unsaved, and a link away from it. */
function Leaving({ onSave }: LeavingProps) {
  const [router] = useState(() => {
    const root = createRootRoute({ component: Outlet })
    const form = createRoute({
      getParentRoute: () => root,
      path: '/',
      component: () => (
        <>
          <label>
            Name <input defaultValue="Leaf switch" />
          </label>{' '}
          <Link to="/app">Elsewhere</Link>
          <ConfirmLeave isUnsaved={() => true} leaves={() => true} onSave={onSave} />
        </>
      ),
    })
    const elsewhere = createRoute({
      getParentRoute: () => root,
      path: '/app',
      component: () => <h1>Another page</h1>,
    })
    return createRouter({ routeTree: root.addChildren([form, elsewhere]), history: createMemoryHistory() })
  })
  return <RouterProvider router={router} />
}

const meta = { component: Leaving, args: { onSave: fn(async () => true) } } satisfies Meta<typeof Leaving>

export default meta
type Story = StoryObj<typeof meta>

const leave = async () => {
  await userEvent.click(await screen.findByRole('link', { name: 'Elsewhere' }))
  return screen.findByRole('alertdialog')
}
const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isClosed = () => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()

export const Asks: Story = {
  play: async () => {
    await expect(await leave()).toHaveTextContent('You have unsaved changes. Do you want to leave?')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus())
  },
}

export const AsksInSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    await expect(await leave()).toHaveTextContent('Tienes cambios sin guardar. ¿Quieres salir?')
  },
}

export const Stays: Story = {
  play: async ({ args }) => {
    await leave()
    await answer('Stay')
    await waitFor(isClosed)
    await expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const StaysWithEscape: Story = {
  play: async () => {
    await leave()
    await userEvent.keyboard('{Escape}')
    await waitFor(isClosed)
    await expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible()
  },
}

export const Leaves: Story = {
  play: async ({ args }) => {
    await leave()
    await answer('Leave')
    await expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const SavesAndLeaves: Story = {
  play: async ({ args }) => {
    await leave()
    await answer('Save')
    await expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible()
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const StaysWhereSavingFails: Story = {
  args: { onSave: fn(async () => false) },
  play: async ({ args }) => {
    await leave()
    await answer('Save')
    await waitFor(isClosed)
    await expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible()
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const StaysWhereSavingBreaks: Story = {
  args: { onSave: fn(async () => Promise.reject(new Error('bug'))) },
  play: async () => {
    await leave()
    await answer('Save')
    await waitFor(isClosed)
    await expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible()
  },
}

export const Saving: Story = {
  args: { onSave: fn(() => Promise.withResolvers<boolean>().promise) },
  play: async () => {
    await leave()
    await answer('Save')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}
