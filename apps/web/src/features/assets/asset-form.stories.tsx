import { ClientError } from '@plenum/api-client/client-error'
import type { Asset } from '@plenum/domain/asset'
import { startingTypes } from '@plenum/domain/asset-type-record'
import * as Sheet from '@plenum/ui/sheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { waiting } from '#app/form/story-refusal.ts'
import { outrunBy } from '#app/form/story-rival.ts'
import type { FormHandle } from '#app/form/use-sending.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { answering } from '#app/page/story-server.ts'
import { AssetForm } from './asset-form.tsx'
import type { AssetDraft } from './asset-merge.ts'
import { storyAsset } from './story-asset.ts'

const saving = (theirs: readonly Asset[]) => {
  const save = outrunBy(theirs, (seen, values: AssetDraft): Asset => ({
    ...seen,
    ...values,
    code: seen.code,
  }))
  return fn((seen: Asset | null, values: AssetDraft) => save(seen ?? storyAsset, values))
}

const meta = {
  component: AssetForm,
  args: {
    asset: storyAsset,
    types: startingTypes(),
    tab: 'global',
    onTab: fn(),
    onSave: saving([]),
    onSaved: fn(),
    onDiscard: fn(),
  },
  render: (args) => (
    <Sheet.Root open>
      <Sheet.Content>
        <Sheet.Header title={args.asset?.name ?? 'New asset'} closeLabel="Close" />
        <AssetForm {...args} />
      </Sheet.Content>
    </Sheet.Root>
  ),
  beforeEach: answering(() => Promise.resolve({ results: startingTypes(), next: null })),
  decorators: [inApplication],
} satisfies Meta<typeof AssetForm>

export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = {
  play: async ({ args }) => {
    const serial = await screen.findByRole('textbox', { name: 'Serial number' })
    await userEvent.clear(serial)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled())
    await expect(args.onSave).toHaveBeenCalledWith(
      storyAsset,
      expect.objectContaining({ serial_number: null }),
      expect.anything(),
    )
  },
}

export const NameMissing: Story = {
  args: { asset: null },
  play: async ({ args }) => {
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('This field is required')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

const guard = createRef<FormHandle>()

/** The button waits with it, and neither a second press nor who asks to save before leaving sends it again. */
export const SentOnce: Story = {
  args: { asset: null, ref: guard, onSave: fn((_seen: Asset | null, _values: AssetDraft) => waiting()) },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Leaf 05{Enter}')
    const create = screen.getByRole('button', { name: 'Create' })
    await waitFor(() => expect(create).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(create)
    void guard.current?.save()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** What is only planned can be entered too. */
export const Planned: Story = {
  args: { asset: null },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'New rack row')
    await expect(screen.getByRole('radio', { name: 'Received' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Planning' }))
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled())
    await expect(args.onSave).toHaveBeenCalledWith(
      null,
      expect.objectContaining({ name: 'New rack row' }),
      'planning',
    )
  },
}

const theirs: Asset = { ...storyAsset, name: 'Leaf 04', hostname: 'leaf-04.mad1.example.org', version: 8 }

/** What was typed is still there after a look at what the other did, and Save asks again. */
export const BackFromTheChoice: Story = {
  args: { onSave: saving([theirs]) },
  play: async ({ args }) => {
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Mine{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Back to editing' }))
    await expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Mine')
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('radio', { name: 'Yours Mine' })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Save this' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled())
    await expect(args.onSave).toHaveBeenLastCalledWith(
      theirs,
      expect.objectContaining({ name: 'Mine', hostname: 'leaf-04.mad1.example.org' }),
      expect.anything(),
    )
  },
}

/** Those of the chosen type are there to be typed; another type has others. */
export const AttributesOfTheType: Story = {
  args: { tab: 'characteristics' },
  play: async ({ args }) => {
    const group = within(await screen.findByRole('group', { name: 'Attributes of the type' }))
    const ports = group.getByRole('spinbutton', { name: 'Ports' })
    await expect(ports).toHaveValue('48')
    await userEvent.clear(ports)
    await userEvent.type(ports, '54')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled())
    await expect(args.onSave).toHaveBeenCalledWith(
      storyAsset,
      expect.objectContaining({ attributes: { ports: 54, port_speed: 25 } }),
      expect.anything(),
    )
  },
}

export const AttributesOfAnotherType: Story = {
  args: { asset: null, tab: 'characteristics' },
  play: async ({ args }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Asset type' }), 'PDU')
    const group = within(await screen.findByRole('group', { name: 'Attributes of the type' }))
    await userEvent.selectOptions(group.getByRole('combobox', { name: 'Metered' }), 'Yes')
    await expect(group.queryByRole('textbox', { name: 'CPU' })).toBeNull()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** What the server refuses stands at the attribute it is about. */
export const AttributeRefused: Story = {
  args: {
    tab: 'characteristics',
    onSave: fn((_seen: Asset | null, _values: AssetDraft) =>
      Promise.resolve({
        at: 'refused' as const,
        error: new ClientError({
          kind: 'http',
          status: 400,
          originalError: null,
          body: {
            type: 'validation_error',
            detail: 'Not a number',
            errors: [{ code: 'invalid_number', detail: 'Not a number', attr: 'attributes.ports' }],
          },
        }),
      }),
    ),
  },
  play: async () => {
    const group = within(await screen.findByRole('group', { name: 'Attributes of the type' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(group.getByRole('spinbutton', { name: 'Ports' })).toBeInvalid())
    await expect(group.getByRole('alert')).toBeVisible()
  },
}

export const Spanish: Story = { args: { asset: null }, globals: { language: 'es' } }

const anotherBrand = Promise.withResolvers<undefined>()

/** What may be there already is not offered to be made before the answer says that it is not. */
export const ABrandThatIsLookedFor: Story = {
  args: { asset: null, tab: 'characteristics' },
  beforeEach: answering(async (path) => {
    if (!path.includes('brands')) return { results: startingTypes(), next: null }
    await anotherBrand.promise
    return { results: [{ id: storyAsset.id, name: 'Dell' }], next: null }
  }),
  play: async () => {
    const brand = await screen.findByRole('combobox', { name: 'Brand' })
    await userEvent.click(brand)
    await userEvent.type(screen.getByRole('combobox', { name: 'Brand' }), 'Dell')
    await screen.findByText('Loading...', { exact: false })
    await expect(screen.queryByRole('option', { name: 'Create “Dell”' })).toBeNull()
    anotherBrand.resolve(undefined)
    await expect(await screen.findByRole('option', { name: 'Dell' })).toBeVisible()
    await expect(screen.queryByRole('option', { name: 'Create “Dell”' })).toBeNull()
    await userEvent.type(screen.getByRole('combobox', { name: 'Brand' }), 'ta')
    await expect(await screen.findByRole('option', { name: 'Create “Dellta”' })).toBeVisible()
  },
}
