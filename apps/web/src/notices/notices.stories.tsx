import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { Crash } from './crash.tsx'
import { NotFound } from './not-found.tsx'
import { SessionFailed } from './session-failed.tsx'
import { SessionSplash } from './session-splash.tsx'

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
export const SessionNotLoaded: Story = { render: () => <SessionFailed error={new Error('500')} /> }

export const Unexpected: Story = {
  render: () => <Crash />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ooops, something went wrong :(')
  },
}
