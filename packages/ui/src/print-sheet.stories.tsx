import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Page, Root } from './print-sheet.tsx'

const meta = {
  component: Root,
  args: {
    children: (
      <Page title="R04" lines={['MAD1 › DH2 › R04', '31 of 42 U used']}>
        What stands in it
      </Page>
    ),
  },
} satisfies Meta<typeof Root>

export default meta
type Story = StoryObj<typeof meta>

export const OutOfSight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What stands in it')).not.toBeVisible()
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
