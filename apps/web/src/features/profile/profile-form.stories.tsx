import { ClientError } from '@plenum/api-client/client-error'
import type { Profile } from '@plenum/domain/account'
import type { CurrentUser } from '@plenum/domain/session'
import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { Saved } from '#app/form/saved.ts'
import { outrunBy } from '#app/form/story-rival.ts'
import { ProfileForm } from './profile-form.tsx'
import { storyUser } from '#app/page/story-user.ts'

const saving = (theirs: readonly CurrentUser[]) =>
  fn(
    outrunBy(theirs, (seen, profile: Profile): CurrentUser => ({
      ...seen,
      ...profile,
      phone_number: profile.phone_number ?? null,
    })),
  )
const answering = (answer: Promise<Saved<CurrentUser>>) =>
  fn((_seen: CurrentUser, _profile: Profile) => answer)
const busy = new ClientError({
  kind: 'http',
  status: 503,
  body: {
    type: 'server_error',
    detail: 'The service is busy',
    errors: [{ code: 'unavailable', detail: 'The service is busy', attr: null }],
  },
  originalError: null,
})

const meta = {
  component: ProfileForm,
  args: { user: storyUser, onSave: saving([]) },
  decorators: [
    (Story) => (
      <div className={css({ width: '[36rem]', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileForm>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '+44 20{Enter}')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(storyUser, {
        name: 'Ada',
        surname: 'Byron',
        phone_number: '+44 20',
      }),
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
    onSave: answering(Promise.resolve({ at: 'refused', error: busy })),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2))
  },
}

export const Saving: Story = {
  args: { onSave: answering(Promise.withResolvers<never>().promise) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

const theirs: CurrentUser = { ...storyUser, name: 'Augusta', surname: 'King', version: 2 }

const change = async (name: string) => {
  const box = screen.getByRole('textbox', { name: /First name/ })
  await userEvent.clear(box)
  await userEvent.type(box, name)
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '+44 20{Enter}')
}

/** The same person changed it elsewhere: in another tab, or somebody did it for him. */
export const ChangedElsewhere: Story = {
  args: { onSave: saving([theirs]) },
  play: async ({ args }) => {
    await change('Ada Augusta')
    await expect(
      await screen.findByRole('group', { name: 'Your profile was changed elsewhere meanwhile' }),
    ).toHaveFocus()
    // the fields come with a part of their own
    const mine = await screen.findByRole('radio', { name: 'Yours Ada Augusta' })
    mine.focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await expect(screen.getByRole('radio', { name: 'Yours +44 20' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(theirs, {
        name: 'Augusta',
        surname: 'King',
        phone_number: '+44 20',
      }),
    )
    await expect(await screen.findByRole('textbox', { name: /Last name/ })).toHaveValue('King')
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  },
}

export const Choosing: Story = {
  args: { onSave: saving([theirs]) },
  play: async () => {
    await change('Ada Augusta')
    await expect(await screen.findByText('Also changed, and it stays: Last name.')).toBeVisible()
  },
}

export const BackFromTheChoice: Story = {
  args: { onSave: saving([theirs]) },
  play: async () => {
    await change('Ada Augusta')
    await userEvent.click(await screen.findByRole('button', { name: 'Back to editing' }))
    await expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Ada Augusta')
    await expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+44 20')
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const GivingUp: Story = {
  args: { onSave: saving([theirs]) },
  play: async () => {
    await change('Ada Augusta')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard mine' }))
    await expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Augusta')
    await expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue('')
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
