import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect, fn, userEvent } from 'storybook/test'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

const onPress = fn()

const meta = {
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { tone: 'info', children: 'You are looking at sample data.' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Information: Story = {
  args: {
    action: (
      <Button size="compact" onClick={onPress}>
        Clear it
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are looking at sample data.')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onPress).toHaveBeenCalledOnce()
  },
}

export const Offline: Story = {
  args: { tone: 'offline', children: 'No connection. What you see may be out of date.' },
}

export const Warning: Story = {
  args: {
    tone: 'warning',
    children: 'A new version is ready.',
    action: <Button size="compact">Reload</Button>,
  },
}

export const Failed: Story = {
  args: { tone: 'error', children: 'The server does not answer. Nothing was lost.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const NarrowSpanish: Story = {
  args: {
    tone: 'offline',
    children:
      'Sin conexión. Puede que lo que ves ya no esté al día; lo que escribas se guardará cuando vuelva.',
    action: <Button size="compact">Volver a intentarlo</Button>,
  },
  decorators: [
    (Story) => (
      <div className={css({ width: '[20rem]' })}>
        <Story />
      </div>
    ),
  ],
}
