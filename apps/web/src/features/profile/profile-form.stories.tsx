import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ProfileForm } from './profile-form.tsx'
import { refusing, taking, waiting } from '#app/form/story-refusal.ts'
import { storyUser } from './story-user.ts'

const meta = {
  component: ProfileForm,
  args: { user: storyUser, onSave: fn(taking) },
} satisfies Meta<typeof ProfileForm>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '+44 20{Enter}')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ name: 'Ada', surname: 'Byron', phone_number: '+44 20' }),
    )
  },
}

export const WithoutTeam: Story = { args: { user: { ...storyUser, team: null } } }

export const LongNames: Story = {
  args: {
    user: {
      ...storyUser,
      full_name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff',
      email: 'maximiliana.wolfeschlegelsteinhausenbergerdorff@operations.example.org',
      company: { ...storyUser.company, name: 'Consolidated Analytical and Difference Engines of London' },
    },
  },
}

export const NameMissing: Story = {
  play: async ({ args }) => {
    const name = screen.getByRole('textbox', { name: /First name/ })
    await userEvent.clear(name)
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('This field is required')
    await expect(name).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: {
    onSave: fn(refusing('unavailable', 'The service is busy', null)),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2))
  },
}

export const Saving: Story = {
  args: { onSave: fn(waiting) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
