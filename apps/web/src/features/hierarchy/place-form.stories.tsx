import { ClientError } from '@plenum/api-client/client-error'
import type { PlaceNode } from '@plenum/domain/node'
import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { Saved } from '#app/form/saved.ts'
import { outrunBy } from '#app/form/story-rival.ts'
import { inApplication } from '#app/page/story-router.tsx'
import type { PlaceDraft } from './place-draft.ts'
import { PlaceForm } from './place-form.tsx'
import { storyPlace } from './story-places.ts'

const rack = storyPlace('A01', { u_height: 42, rotation: 90, outer_width_mm: 600 })
const saving = (theirs: readonly PlaceNode[]) =>
  fn(outrunBy(theirs, (seen: PlaceNode, draft: PlaceDraft): PlaceNode => ({ ...seen, ...draft })))

const meta = {
  component: PlaceForm,
  args: { place: rack, onSave: saving([]), onDone: fn() },
  decorators: [
    inApplication,
    (Story) => (
      <div className={css({ width: '[40rem]', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlaceForm>

export default meta
type Story = StoryObj<typeof meta>

const box = (name: string) => screen.findByRole('spinbutton', { name })
const type = async (name: string, text: string) => {
  await userEvent.clear(await box(name))
  await userEvent.type(await box(name), text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

export const OfARack: Story = {
  play: async ({ args }) => {
    await type('Height', '47')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rotation' }), '180')
    await save()
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        rack,
        expect.objectContaining({ u_height: 47, rotation: 180 }),
      ),
    )
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
  },
}

export const OutOfBounds: Story = {
  play: async ({ args }) => {
    await type('Height', '101')
    await save()
    await expect(await screen.findByText('The highest value is 100')).toBeVisible()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

/** Both changed the height: it is asked about, and nothing else is. */
export const TwoChangedIt: Story = {
  args: { onSave: saving([{ ...rack, u_height: 45, customer: 'Iberia', version: 2 }]) },
  play: async () => {
    await type('Height', '47')
    await save()
    await expect(
      await screen.findByRole('group', { name: 'Somebody else saved this meanwhile' }),
    ).toHaveFocus()
    await expect(await screen.findByRole('radio', { name: 'Yours 47\u00a0U' })).toBeChecked()
    await expect(screen.getByText(/Customer/)).toBeVisible()
  },
}

const refused = Promise.resolve<Saved<PlaceNode>>({
  at: 'refused',
  error: new ClientError({ kind: 'network', originalError: null }),
})

export const Refused: Story = {
  args: { onSave: fn((_seen: PlaceNode, _draft: PlaceDraft) => refused) },
  play: async () => {
    await type('Height', '47')
    await save()
    await expect(await screen.findByRole('alert')).toHaveTextContent('The place was not saved')
    await expect(await box('Height')).toHaveValue('47')
  },
}

export const OfADataCenterInSpanish: Story = {
  args: { place: storyPlace('Madrid 1', { country: 'ES', timezone: 'Europe/Madrid' }) },
  globals: { language: 'es' },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'País' })).toHaveValue('ES')
    await expect(screen.getByRole('combobox', { name: 'Zona horaria' })).toHaveValue('Europe/Madrid')
  },
}
