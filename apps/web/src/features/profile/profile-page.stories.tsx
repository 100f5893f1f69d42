import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '@tanstack/react-router'
import { expect, userEvent, waitFor } from 'storybook/test'
import { InApp } from '#app/page/story-router.tsx'
import { answering, pageOf } from '#app/page/story-server.ts'
import { storyUser } from '#app/page/story-user.ts'
import { ProfilePage } from './profile-page.tsx'

const meta = {
  component: ProfilePage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <main>
      <Link to="." hash="password">
        Change your password
      </Link>
      <ProfilePage />
    </main>
  ),
  beforeEach: answering(pageOf()),
  decorators: [(Story) => <InApp Story={Story} user={storyUser} />],
} satisfies Meta<typeof ProfilePage>

export default meta
type Story = StoryObj<typeof meta>

/** Who asks for it once more comes to its first box, and finds what is typed. */
export const SoughtWhileTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^New password/), 'Warm-aisle-22')
    await userEvent.click(canvas.getByRole('link', { name: 'Change your password' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Current password/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('Warm-aisle-22')
  },
}
