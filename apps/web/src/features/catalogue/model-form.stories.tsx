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

const rows = (list: string) => screen.findByRole('list', { name: list })
const rowAt = async (list: string, index: number) => {
  const row = within(await rows(list)).getAllByRole('listitem')[index]
  if (row === undefined) throw new Error(`no row ${index}`)
  return within(row)
}

/** A range in a name counts its ports; rows are added, removed and put in order by keys. */
export const Ports: Story = {
  play: async ({ args }) => {
    const name = (await rowAt('Ports', 0)).getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Ethernet[[1-32]')
    const count = (await rowAt('Ports', 0)).getByRole('spinbutton', { name: 'How many' })
    await expect(count).toHaveValue('32')
    await expect(count).toHaveAttribute('readonly')

    await userEvent.click(screen.getByRole('button', { name: 'Add ports' }))
    const added = await rowAt('Ports', 2)
    await expect(added.getByRole('combobox', { name: 'Kind' })).toHaveFocus()
    await userEvent.selectOptions(added.getByRole('combobox', { name: 'Kind' }), 'Power')
    await userEvent.type(added.getByRole('textbox', { name: 'Name' }), 'PSU')
    await userEvent.type(added.getByRole('textbox', { name: 'Connector or speed' }), 'C14')
    const handle = screen.getByRole('button', { name: 'Move ports 3' })
    handle.focus()
    await userEvent.keyboard(' {ArrowUp}{ArrowUp} ')
    await userEvent.click(screen.getByRole('button', { name: 'Remove ports 3' }))
    await expect(screen.getByRole('button', { name: 'Remove ports 2' })).toHaveFocus()

    await userEvent.click(screen.getByRole('button', { name: 'Add slots' }))
    await userEvent.type((await rowAt('Slots', 0)).getByRole('textbox', { name: 'Name' }), 'Fan [[1-4]')
    await save()
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled())
    await expect(args.onSave).toHaveBeenCalledWith(
      fullModel,
      expect.objectContaining({
        ports: [
          { kind: 'power', name: 'PSU', type: 'C14', count: 1 },
          { kind: 'interface', name: 'Ethernet[1-32]', type: '25gbase-x-sfp28', count: 32 },
        ],
        slots: [{ kind: 'module', name: 'Fan [1-4]', count: 4 }],
      }),
    )
  },
}

export const PortsInSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Añadir ranuras' }))
    await expect(screen.getByRole('button', { name: 'Quitar las ranuras 1' })).toBeVisible()
  },
}

/** What is wrong stands at its box, and goes once it is right. */
export const WrongPorts: Story = {
  play: async ({ args }) => {
    const name = (await rowAt('Ports', 0)).getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Ethernet[[48-1]')
    await userEvent.click(screen.getByRole('button', { name: 'Add ports' }))
    const count = (await rowAt('Ports', 2)).getByRole('spinbutton', { name: 'How many' })
    await userEvent.clear(count)
    await userEvent.type(count, '5000')
    await save()
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(/^The lower number of a range comes first/)
    const added = (await rowAt('Ports', 2)).getByRole('textbox', { name: 'Name' })
    await expect(added).toHaveAccessibleDescription('This field is required')
    await expect(count).toHaveAccessibleDescription('The highest value is 4096')
    await expect(args.onSave).not.toHaveBeenCalled()

    await userEvent.clear(name)
    await userEvent.type(name, 'Ethernet[[1-48]')
    await userEvent.type(added, 'Mgmt[[1-2]')
    await expect(count).toHaveValue('2')
    await save()
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled())
  },
}

/** Somebody else changed the ports meanwhile: both lists are shown, and one is chosen. */
export const OutrunPorts: Story = {
  args: { onSave: saving([{ ...fullModel, ports: fullModel.ports.slice(1), version: 2 }]) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove ports 2' }))
    await save()
    await expect(await screen.findByText('Console (Console, rj-45)')).toBeVisible()
    await expect(screen.getByText(/^48 × Ethernet\[1-48\] \(Interface, 25gbase-x-sfp28\)$/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /Save/ }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled())
  },
}
