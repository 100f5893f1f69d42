import { ClientError } from '@plenum/api-client/client-error'
import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { MergeView } from './merge-view.tsx'
import type { Conflict } from './use-editing.ts'

const FIELDS = ['name', 'code', 'notes', 'city'] as const
type Place = Record<(typeof FIELDS)[number], string | null>

const before: Place = { name: 'Madrid 1', code: 'MAD1', notes: null, city: 'Madrid' }
const versions = {
  before,
  mine: { ...before, name: 'Madrid Norte', notes: 'Ask at the gate' },
  theirs: { ...before, name: 'MAD-1', city: 'Alcobendas' },
}
const conflict: Conflict<Place, (typeof FIELDS)[number], Place> = {
  round: 1,
  fields: FIELDS,
  versions,
  theirs: versions.theirs,
  save: fn((record: Place) => Promise.resolve({ at: 'saved' as const, record })),
  back: fn(),
}

const meta = {
  component: MergeView<Place, (typeof FIELDS)[number], Place>,
  args: {
    conflict,
    words: { label: (field) => field, value: (field, values) => values[field] },
    onDone: fn(),
  },
  decorators: [
    (Story) => (
      <div className={css({ width: '[32rem]', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MergeView<Place, (typeof FIELDS)[number], Place>>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    // the fields come with a part of their own
    const mine = await canvas.findByRole('radio', { name: /Yours Madrid Norte/ })
    await expect(canvas.getByRole('group', { name: 'Somebody else saved this meanwhile' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Use all of mine' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(mine).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Theirs MAD-1/ })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Yours Ask at the gate/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const chosen = { ...before, name: 'MAD-1', notes: 'Ask at the gate', city: 'Alcobendas' }
    await expect(args.conflict.save).toHaveBeenCalledWith(chosen)
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(chosen))
  },
}

export const AllOfOneSide: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findAllByRole('radio')
    await userEvent.click(canvas.getByRole('button', { name: 'Use all of theirs' }))
    for (const radio of canvas.getAllByRole('radio', { name: /^Theirs/ })) await expect(radio).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Use all of mine' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save this' }))
    await expect(args.conflict.save).toHaveBeenLastCalledWith({
      name: 'Madrid Norte',
      code: 'MAD1',
      notes: 'Ask at the gate',
      city: 'Alcobendas',
    })
  },
}

export const GoingBack: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Save this' }).focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.conflict.back).toHaveBeenCalled()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

export const GivingUpMine: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard mine' }))
    await expect(args.onDone).toHaveBeenCalledWith(versions.theirs)
  },
}

export const Saving: Story = {
  args: { conflict: { ...conflict, save: fn(() => Promise.withResolvers<never>().promise) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save this' }))
    await expect(canvas.getByRole('button', { name: 'Save this' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: 'Back to editing' })).toBeDisabled()
  },
}

const unreachable = new ClientError({ kind: 'network', originalError: null })

export const Refused: Story = {
  args: {
    conflict: {
      ...conflict,
      save: fn(() => Promise.resolve({ at: 'refused' as const, error: unreachable })),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Theirs MAD-1/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save this' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This was not saved')
    await expect(canvas.getByRole('radio', { name: /Theirs MAD-1/ })).toBeChecked()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

/** What is no value at all cannot even be asked for; the way back to its field is open. */
export const Broken: Story = {
  args: { conflict: { ...conflict, save: fn(() => Promise.reject(new Error('No value'))) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save this' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This was not saved')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to editing' }))
    await expect(args.conflict.back).toHaveBeenCalled()
  },
}

export const LongText: Story = {
  args: {
    conflict: {
      ...conflict,
      versions: {
        before,
        mine: { ...before, notes: 'Ring twice. '.repeat(20) },
        theirs: { ...before, notes: `${'a'.repeat(200)} is the key` },
      },
    },
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
