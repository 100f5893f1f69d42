import { hstack, stack } from '@plenum/ui/patterns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MergeView } from './merge-view.tsx'

const FIELDS = ['name', 'code', 'notes', 'city'] as const
type Place = Record<(typeof FIELDS)[number], string | null>

const before: Place = { name: 'Madrid 1', code: 'MAD1', notes: null, city: 'Madrid' }
type Ended = 'saved' | 'stale' | { message: string }
const saving = (ended: Ended) => fn((_values: Place) => Promise.resolve(ended))

const meta = {
  component: MergeView<(typeof FIELDS)[number], Place>,
  args: {
    fields: FIELDS,
    versions: {
      before,
      mine: { ...before, name: 'Madrid Norte', notes: 'Ask at the gate' },
      theirs: { ...before, name: 'MAD-1', city: 'Alcobendas' },
    },
    words: { label: (field) => field, value: (field, values) => values[field] ?? '–' },
    onSave: saving('saved'),
    onDone: fn(),
    frame: (choice, actions) => (
      <div className={stack({ gap: '5', maxWidth: '[32rem]' })}>
        {choice}
        <div className={hstack({ gap: '2' })}>{actions}</div>
      </div>
    ),
  },
} satisfies Meta<typeof MergeView<(typeof FIELDS)[number], Place>>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: /Yours Madrid Norte/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Theirs MAD-1/ })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Yours Ask at the gate/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith({
      ...before,
      name: 'MAD-1',
      notes: 'Ask at the gate',
      city: 'Alcobendas',
    })
    await expect(args.onDone).toHaveBeenCalled()
  },
}

export const AllOfOneSide: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use all of theirs' }))
    for (const radio of canvas.getAllByRole('radio', { name: /^Theirs/ })) await expect(radio).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Use all of mine' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save this' }))
    await expect(args.onSave).toHaveBeenLastCalledWith({
      name: 'Madrid Norte',
      code: 'MAD1',
      notes: 'Ask at the gate',
      city: 'Alcobendas',
    })
  },
}

export const Refused: Story = {
  args: { onSave: saving({ message: 'The server cannot be reached.' }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Theirs MAD-1/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save this' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('cannot be reached')
    await expect(canvas.getByRole('radio', { name: /Theirs MAD-1/ })).toBeChecked()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  args: {
    versions: {
      before,
      mine: { ...before, notes: 'Ring twice. '.repeat(20) },
      theirs: { ...before, notes: `${'a'.repeat(200)} is the key` },
    },
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
