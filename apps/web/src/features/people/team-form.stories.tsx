import { ClientError } from '@plenum/api-client/client-error'
import type { Team } from '@plenum/domain/team'
import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { Saved } from '#app/form/saved.ts'
import { outrunBy } from '#app/form/story-rival.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { administrator, manager, team } from './story-people.ts'
import { TeamForm } from './team-form.tsx'
import type { TeamFields } from './team-save.ts'

const facility = team('Facility', { assets: 'onlyRead' }, { description: 'Cooling and power' })

const saving = (theirs: readonly Team[]) =>
  fn(
    outrunBy(theirs, (seen, { name, description, may_approve, ...permissions }: TeamFields) => ({
      ...seen,
      name,
      description,
      permissions,
      may_approve,
    })),
  )

const meta = {
  component: TeamForm,
  args: { viewer: administrator, team: facility, onSave: saving([]) },
  decorators: [
    inApplication,
    (Story) => (
      <div className={css({ width: '[44rem]', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TeamForm>

export default meta
type Story = StoryObj<typeof meta>

const typeName = async (name: string) => {
  const box = await screen.findByRole('textbox', { name: /^Team name/ })
  await userEvent.clear(box)
  await userEvent.type(box, name)
}
const write = () => screen.getByRole('radio', { name: 'Assets Write' })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

export const Resting: Story = {
  play: async ({ args }) => {
    await typeName('Facility North')
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(facility, expect.objectContaining({ name: 'Facility North' })),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull())
  },
}

/** The right to approve is a tick beside the matrix, told with what it is for. */
export const MayApprove: Story = {
  play: async ({ args }) => {
    const box = screen.getByRole('checkbox', { name: 'May approve: overrides of the fit check' })
    await expect(box).not.toBeChecked()
    await expect(box).toHaveAccessibleDescription(/With a reason/)
    await userEvent.click(box)
    await submit()
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(facility, expect.objectContaining({ may_approve: true })),
    )
  },
}

export const MayApproveIsNotOnesOwn: Story = {
  args: { viewer: manager },
  play: async () => {
    const box = screen.getByRole('checkbox', { name: /^May approve/ })
    await expect(box).toBeDisabled()
    await expect(box).toHaveAccessibleDescription('You cannot give more than you may do yourself')
  },
}

export const MayApproveInSpanish: Story = { globals: { language: 'es' } }

const renamed: Team = { ...facility, name: 'Facilities', version: 2 }
const limited: Team = {
  ...renamed,
  description: null,
  permissions: { ...facility.permissions, assets: 'noAccess', users: 'write' },
}

/** Both changed the name and a permission; the other changed two things more. */
export const TwoChangedIt: Story = {
  args: { onSave: saving([limited]) },
  play: async () => {
    await typeName('Facility North')
    await userEvent.click(write())
    await submit()
    await expect(
      await screen.findByRole('group', { name: 'Somebody else saved this meanwhile' }),
    ).toHaveFocus()
    await expect(screen.getByText(/Team description and Permission for Users/)).toBeVisible()
  },
}

export const ChosenByKeyboard: Story = {
  ...TwoChangedIt,
  play: async (context) => {
    await TwoChangedIt.play?.(context)
    const { args } = context
    // the fields come with a part of their own
    const mine = await screen.findByRole('radio', { name: 'Yours Facility North' })
    mine.focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await expect(screen.getByRole('radio', { name: 'Yours Write' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        limited,
        expect.objectContaining({ name: 'Facilities', description: null, assets: 'write', users: 'write' }),
      ),
    )
    await expect(await screen.findByRole('textbox', { name: /^Team name/ })).toHaveValue('Facilities')
    await expect(screen.getByRole('radio', { name: /^Users .*Write$/ })).toBeChecked()
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
    await expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  },
}

/** What was chosen meets another version: it is asked about anew, and only about what is new. */
export const OutrunTwice: Story = {
  args: { onSave: saving([limited, { ...limited, name: 'Building services', version: 3 }]) },
  play: async ({ args }) => {
    await typeName('Facility North')
    await submit()
    await userEvent.click(await screen.findByRole('button', { name: 'Save this' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Theirs Building services' }))
    await expect(screen.queryByText(/Also changed/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save this' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ version: 3 }),
        expect.objectContaining({ name: 'Building services', assets: 'noAccess' }),
      ),
    )
  },
}

export const BackFromTheChoice: Story = {
  args: { onSave: saving([limited]) },
  play: async () => {
    await typeName('Facility North')
    await userEvent.click(write())
    await submit()
    await userEvent.click(await screen.findByRole('button', { name: 'Back to editing' }))
    await expect(await screen.findByRole('textbox', { name: /^Team name/ })).toHaveValue('Facility North')
    await expect(write()).toBeChecked()
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
    await submit()
    await expect(await screen.findByRole('radio', { name: 'Yours Facility North' })).toBeChecked()
  },
}

/** Nobody is asked where the other changed nothing that is edited here, such as who is in the team. */
export const OutrunByNothing: Story = {
  args: { onSave: saving([{ ...facility, members: 3, version: 2 }]) },
  play: async ({ args }) => {
    await typeName('Facility North')
    await submit()
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ version: 2 }),
        expect.objectContaining({ name: 'Facility North' }),
      ),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull())
  },
}

const refused = Promise.resolve<Saved<Team>>({
  at: 'refused',
  error: new ClientError({ kind: 'network', originalError: null }),
})

export const Refused: Story = {
  args: { onSave: fn((_seen: Team, _values: TeamFields) => refused) },
  play: async () => {
    await typeName('Facility North')
    await submit()
    await expect(await screen.findByRole('alert')).toHaveTextContent('The team was not saved')
    await expect(screen.getByRole('textbox', { name: /^Team name/ })).toHaveValue('Facility North')
  },
}

export const Spanish: Story = {
  args: { onSave: saving([limited]) },
  globals: { language: 'es' },
  play: async () => {
    const box = await screen.findByRole('textbox', { name: /^Nombre del equipo/ })
    await userEvent.type(box, ' norte')
    await userEvent.click(screen.getByRole('radio', { name: 'Activos Escritura' }))
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    await expect(await screen.findByRole('radiogroup', { name: 'Permiso para Activos' })).toBeVisible()
  },
}
