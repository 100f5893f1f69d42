import { ClientError } from '@plenum/api-client/client-error'
import { Button } from '@plenum/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { Crash, RouteCrash } from './crash.tsx'
import { Forbidden } from './forbidden.ts'
import { fetched, prepare } from './part.ts'
import { NotFound } from './not-found.tsx'
import { SessionFailed } from './session-failed.tsx'
import { SessionSplash } from './session-splash.tsx'
import { StaleBuildNotice } from './stale-build-notice.tsx'
import { watchPreloads } from './stale-build.ts'

const meta = { decorators: [inApplication] } satisfies Meta

export default meta
type Story = StoryObj

export const Splash: Story = {
  render: () => <SessionSplash />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your session…')).toBeVisible()
  },
}

export const SplashInSpanish: Story = {
  render: () => <SessionSplash />,
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando tu sesión...')).toBeVisible()
  },
}

export const NothingThere: Story = { render: () => <NotFound /> }
export const NothingThereInSpanish: Story = { render: () => <NotFound />, globals: { language: 'es' } }
const throttled = new ClientError({ kind: 'http', status: 429, retryAfterMs: 9000, originalError: null })

export const SessionThrottled: Story = {
  render: () => <SessionFailed error={throttled} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Too many requests at once' })).toBeVisible()
  },
}

export const SessionNotLoadedInSpanish: Story = {
  render: () => <SessionFailed error={new Error('500')} />,
  globals: { language: 'es' },
}

export const SessionNotLoaded: Story = { render: () => <SessionFailed error={new Error('500')} /> }

export const Unexpected: Story = {
  render: () => <Crash />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ooops, something went wrong :(')
  },
}

export const UnexpectedInSpanish: Story = { render: () => <Crash />, globals: { language: 'es' } }

const reset = fn()

export const PageFailed: Story = {
  render: () => <RouteCrash error={new Error('secret of line 12')} reset={reset} />,
  play: async ({ canvas, canvasElement }) => {
    const main = within(await canvas.findByRole('main'))
    await expect(main.getByRole('alert')).toHaveTextContent('Something went wrong!')
    await expect(canvasElement).not.toHaveTextContent('secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(reset).toHaveBeenCalled()
  },
}

export const PageForbidden: Story = {
  render: () => <RouteCrash error={new Forbidden({ area: 'assets', level: 'write' })} reset={reset} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Assets' })).toBeVisible()
    await expect(canvas.getByText('You may see “Assets”, but not change it.')).toBeVisible()
  },
}

export const PageForbiddenInSpanish: Story = {
  render: () => <RouteCrash error={new Forbidden({ level: 'onlyRead' })} reset={reset} />,
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tienes el permiso que hace falta.')).toBeVisible()
  },
}

/** A part of the application that could not be fetched. */
const tellMissing = () => {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new Error('Failed to fetch dynamically imported module'),
  })
  dispatchEvent(event)
}
const missPart = () => {
  const stop = watchPreloads()
  tellMissing()
  return stop
}
/** A part that comes when it is asked for the second time. */
const late = () => {
  const load = fn(() => Promise.resolve())
  return load.mockImplementationOnce(() => {
    tellMissing()
    return Promise.reject(new TypeError('Failed to fetch'))
  })
}

export const PartMissing: Story = {
  beforeEach: () => {
    sessionStorage.clear()
    return missPart()
  },
  render: () => <StaleBuildNotice />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reload' })).toBeVisible()
  },
}

export const PartMissingInSpanish: Story = {
  ...PartMissing,
  globals: { language: 'es' },
  play: async () => {},
}

export const PartMissingAfterReload: Story = {
  beforeEach: () => {
    sessionStorage.setItem('plenum-reloaded', new URL('stale-build.ts', import.meta.url).href)
    return missPart()
  },
  render: () => <StaleBuildNotice />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not even after reloading/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument()
  },
}

/** It lies over the page: who wants what is below it puts it away. */
export const PartMissingClosed: Story = {
  ...PartMissing,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  },
}

/** What is fetched before anybody wants it is told of only when somebody does. */
export const PartMissingUnseen: Story = {
  beforeEach: () => {
    sessionStorage.clear()
    return watchPreloads()
  },
  render: () => (
    <>
      <Button onPointerEnter={() => prepare(late())} onClick={() => void fetched(late())}>
        Import
      </Button>
      <StaleBuildNotice />
    </>
  ),
  play: async ({ canvas }) => {
    const wanted = canvas.getByRole('button', { name: 'Import' })
    await userEvent.hover(wanted)
    await new Promise((later) => setTimeout(later))
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
    await userEvent.click(wanted)
    await expect(await canvas.findByRole('button', { name: 'Reload' })).toBeVisible()
  },
}
