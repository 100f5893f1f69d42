import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { AssetsScreen, EmptyScreen, ImportScreen, SignInScreen } from './example-screens.tsx'

const meta = {
  title: 'Screens',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const AssetsList: Story = { render: () => <AssetsScreen /> }

export const SidebarCollapsed: Story = { render: () => <AssetsScreen collapsed /> }

export const AssetSheet: Story = {
  render: () => <AssetsScreen open />,
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Leaf switch 04' }))
    await userEvent.click(sheet.getByRole('tab', { name: 'Characteristics' }))
    await expect(sheet.getByLabelText('Model')).toBeVisible()
  },
}

export const SignIn: Story = { render: () => <SignInScreen /> }

export const NewCompany: Story = { render: () => <EmptyScreen /> }

export const Import: Story = { render: () => <ImportScreen /> }
