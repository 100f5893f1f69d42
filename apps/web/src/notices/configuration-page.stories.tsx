import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ConfigurationPage } from './configuration-page.tsx'

const meta = {
  component: ConfigurationPage,
  args: {
    problems: [
      { variable: 'VITE_API_URL', kind: 'missing' },
      { variable: 'VITE_API_MOCKING', kind: 'invalid' },
      { variable: 'VITE_APP_URL', kind: 'invalid' },
      { variable: 'VITE_MOCK_API_PORT', kind: 'invalid' },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConfigurationPage>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ canvas, args }) => {
    for (const { variable } of args.problems) await expect(canvas.getByText(variable)).toBeVisible()
  },
}
export const OneMissing: Story = { args: { problems: [{ variable: 'VITE_API_URL', kind: 'missing' }] } }
export const Spanish: Story = { globals: { language: 'es' } }
