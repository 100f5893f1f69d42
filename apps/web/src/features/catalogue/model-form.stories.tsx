import { ClientError } from '@plenum/api-client/client-error'
import type { ModelRecord } from '@plenum/domain/model'
import * as Sheet from '@plenum/ui/sheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Saved } from '#app/form/saved.ts'
import { outrunBy } from '#app/form/story-rival.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { answering } from '#app/page/story-server.ts'
import { ModelForm, type ModelDraft } from './model-form.tsx'
import { catalogueAnswer, fullModel } from './story-catalogue.ts'

const saving = (theirs: readonly ModelRecord[]) => {
  const save = outrunBy(theirs, (seen, draft: ModelDraft): ModelRecord => ({ ...seen, ...draft }))
  return fn((seen: ModelRecord | null, draft: ModelDraft) => save(seen ?? fullModel, draft))
}

const tooTall = new ClientError({
  kind: 'http',
  status: 409,
  originalError: null,
  body: {
    type: 'client_error',
    detail: '2 assets would no longer fit where they stand; move them first',
    errors: [
      { code: 'would_not_fit', detail: '2 assets would no longer fit', attr: 'u_height' },
      {
        code: 'place_taken',
        detail: 'These units are taken (leaf-1 · SWI-000001 · R01 U12)',
        attr: 'asset/0190a0a0-0000-7000-8000-0000000000d1/place',
      },
      {
        code: 'place_outside_rack',
        detail: 'These units are outside the rack (leaf-2 · SWI-000002 · R02 U42)',
        attr: 'asset/0190a0a0-0000-7000-8000-0000000000d2/place',
      },
    ],
  },
})

const refused: Promise<Saved<ModelRecord>> = Promise.resolve({ at: 'refused', error: tooTall })

const meta = {
  component: ModelForm,
  args: { model: fullModel, onSave: saving([]), onSaved: fn(), onDiscard: fn() },
  beforeEach: answering(catalogueAnswer([fullModel])),
  render: (args) => (
    <Sheet.Root open>
      <Sheet.Content>
        <Sheet.Header title={args.model?.name ?? 'New model'} closeLabel="Close" />
        <ModelForm {...args} />
      </Sheet.Content>
    </Sheet.Root>
  ),
  decorators: [inApplication],
} satisfies Meta<typeof ModelForm>

export default meta
type Story = StoryObj<typeof meta>

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

export const Editing: Story = {
  play: async ({ args }) => {
    const weight = await screen.findByRole('spinbutton', { name: 'Weight' })
    await userEvent.clear(weight)
    await userEvent.type(weight, '10.25')
    await save()
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled())
    await expect(args.onSave).toHaveBeenCalledWith(
      fullModel,
      expect.objectContaining({ weight_kg: 10.25, rated_w: 700 }),
    )
  },
}

export const EditingInSpanish: Story = { globals: { language: 'es' } }

export const New: Story = {
  args: { model: null },
  play: async ({ args }) => {
    // by their names in the language, not by their codes
    const types = await within(screen.getByRole('combobox', { name: 'Type' })).findAllByRole('option')
    const names = types.map((type) => type.textContent)
    await expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
    await expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent('This field is required')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Its assets would no longer fit: each is named, with the way to it. */
export const TooTall: Story = {
  args: { onSave: fn((_seen: ModelRecord | null, _draft: ModelDraft) => refused) },
  play: async ({ args }) => {
    await screen.findByRole('spinbutton', { name: 'Height' })
    await save()
    await expect(await screen.findByText('These assets would no longer fit')).toBeVisible()
    await expect(screen.getByRole('link', { name: /leaf-2/ })).toHaveAttribute(
      'href',
      expect.stringContaining('0190a0a0-0000-7000-8000-0000000000d2'),
    )
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

/** Somebody else changed the same fact meanwhile. */
export const Outrun: Story = {
  args: { onSave: saving([{ ...fullModel, weight_kg: 11, version: 2 }]) },
  play: async ({ args }) => {
    const weight = await screen.findByRole('spinbutton', { name: 'Weight' })
    await userEvent.clear(weight)
    await userEvent.type(weight, '10')
    await save()
    await expect(await screen.findByText('11 kg')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /Save/ }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled())
  },
}
