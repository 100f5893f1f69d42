import { ClientError } from '@plenum/api-client/client-error'
import type { AssetTypeRecord } from '@plenum/domain/asset-type-record'
import * as Sheet from '@plenum/ui/sheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Saved } from '#app/form/saved.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { answering } from '#app/page/story-server.ts'
import { catalogueAnswer, storyTypes } from './story-catalogue.ts'
import { TypeForm, type TypeDraft } from './type-form.tsx'

const typeOf = (code: string) => storyTypes.find((type) => type.code === code) ?? null

const save = fn((_seen: AssetTypeRecord | null, draft: TypeDraft): Promise<Saved<AssetTypeRecord>> =>
  Promise.resolve({
    at: 'saved',
    record: {
      ...draft,
      id: draft.code,
      assets: { value: 0, capped: false },
      version: 2,
    },
  }),
)

const HELD = 'It stays of its kind while assets have values of it: 12 (kw)'
const held = new ClientError({
  kind: 'http',
  status: 409,
  originalError: null,
  body: {
    type: 'client_error',
    detail: HELD,
    errors: [{ code: 'attribute_held', detail: HELD, attr: 'attributes.1.kind' }],
  },
})

const meta = {
  component: TypeForm,
  args: { type: typeOf('LASR'), onSave: save, onSaved: fn(), onDiscard: fn() },
  beforeEach: answering(catalogueAnswer([])),
  render: (args) => (
    <Sheet.Root open>
      <Sheet.Content>
        <Sheet.Header title={args.type?.code ?? 'New type'} closeLabel="Close" />
        <TypeForm {...args} />
      </Sheet.Content>
    </Sheet.Root>
  ),
  decorators: [inApplication],
} satisfies Meta<typeof TypeForm>

export default meta
type Story = StoryObj<typeof meta>

const saved = async (args: (typeof meta)['args']) => {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(args.onSaved).toHaveBeenCalled())
  return args.onSave
}

/** Attributes are named in words of the language until a company names them, and their order is theirs. */
export const Attributes: Story = {
  args: { type: typeOf('UPS') },
  play: async ({ args }) => {
    const list = within(await screen.findByRole('list', { name: 'Attributes of its assets' }))
    const names = () => list.getAllByRole('textbox', { name: /^Attribute name/ })
    await expect(names().map((box) => box.getAttribute('value'))).toEqual([
      'Apparent power',
      'Real power',
      'Topology',
      'Autonomy',
    ])
    await userEvent.click(list.getByRole('button', { name: 'Remove attribute 3' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add attribute' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await list.findByRole('alert')).toHaveTextContent('This field is required')
    await userEvent.type(names()[3] ?? document.body, 'Bypass date')
    await userEvent.selectOptions(list.getAllByRole('combobox', { name: 'Kind' })[3] ?? document.body, 'Date')
    await expect(await saved(args)).toHaveBeenCalledWith(
      args.type,
      expect.objectContaining({
        attributes: [
          { key: 'kva', name: null, kind: 'number', unit: 'kVA' },
          { key: 'kw', name: null, kind: 'number', unit: 'kW' },
          { key: 'autonomy_min', name: null, kind: 'number', unit: 'min' },
          { key: 'bypass_date', name: 'Bypass date', kind: 'date', unit: null },
        ],
      }),
    )
  },
}

/** A kind that assets have values of is refused where it was changed, and taken once it is given back. */
export const HeldKind: Story = {
  args: {
    type: typeOf('UPS'),
    onSave: fn(async (seen: AssetTypeRecord | null, draft: TypeDraft) =>
      draft.attributes[1]?.kind === 'number' ? save(seen, draft) : { at: 'refused' as const, error: held },
    ),
  },
  play: async ({ args }) => {
    const list = within(await screen.findByRole('list', { name: 'Attributes of its assets' }))
    const kind = () => list.getAllByRole('combobox', { name: 'Kind' })[1] ?? document.body
    await userEvent.selectOptions(kind(), 'Text')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(kind()).toHaveAccessibleDescription(HELD))
    await expect(list.getAllByRole('alert')).toHaveLength(1)
    await userEvent.selectOptions(kind(), 'Number')
    const unit = list.getAllByRole('textbox', { name: 'Unit' })[1] ?? document.body
    await userEvent.clear(unit)
    await userEvent.type(unit, 'MW')
    await expect(list.getByText('The values that assets have in kW are not converted.')).toBeVisible()
    await expect(await saved(args)).toHaveBeenLastCalledWith(
      args.type,
      expect.objectContaining({
        attributes: expect.arrayContaining([{ key: 'kw', name: null, kind: 'number', unit: 'MW' }]),
      }),
    )
  },
}

/** How its things are usually placed comes first, what else is possible behind it. */
export const Placed: Story = {
  play: async ({ args }) => {
    const usual = await screen.findByRole('combobox', { name: 'Usually placed' })
    await expect(usual).toHaveValue('unit')
    const also = within(screen.getByRole('group', { name: 'Can also be placed' }))
    await expect(also.getByRole('checkbox', { name: 'Anywhere' })).toBeChecked()
    await userEvent.click(also.getByRole('checkbox', { name: 'On the floor' }))
    await userEvent.selectOptions(usual, 'Anywhere')
    await expect(also.queryByRole('checkbox', { name: 'Anywhere' })).toBeNull()
    await expect(await saved(args)).toHaveBeenCalledWith(
      args.type,
      expect.objectContaining({ mounts: ['any', 'floor'] }),
    )
  },
}
