import type { Asset, AssetInput } from '@plenum/domain/asset'
import * as Sheet from '@plenum/ui/sheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { waiting } from '#app/form/story-refusal.ts'
import { outrunBy } from '#app/form/story-rival.ts'
import type { FormHandle } from '#app/form/use-sending.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { AssetForm } from './asset-form.tsx'
import { storyAsset } from './story-asset.ts'

const saving = (theirs: readonly Asset[]) => {
  const save = outrunBy(theirs, (seen, values: AssetInput): Asset => ({
    ...seen,
    ...values,
    code: seen.code,
  }))
  return fn((seen: Asset | null, values: AssetInput) => save(seen ?? storyAsset, values))
}

const meta = {
  component: AssetForm,
  args: {
    asset: storyAsset,
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
  args: { asset: null, ref: guard, onSave: fn((_seen: Asset | null, _values: AssetInput) => waiting()) },
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

export const Spanish: Story = { args: { asset: null }, globals: { language: 'es' } }
