import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing, never, pageOf } from '#app/page/story-server.ts'
import { problemsOf } from './problems.ts'
import { StepBody } from './step-body.tsx'
import {
  storyAsset,
  storyCheck,
  storyComing,
  storyImpact,
  storyId,
  storyMove,
  storyTemplate,
  storyWhole,
  toldAsset,
} from './story-forms.ts'
import type { Step } from './steps.ts'
import { Summary } from './summary.tsx'
import { useProblemWords } from './use-problem-words.ts'
import { blankValues, withAssets, type RequestValues } from './values.ts'

interface FormProps {
  step: Step
  initial: RequestValues
  noun?: 'mac' | 'maintenance'
  /** Somebody has tried to go on. */
  tried?: boolean
  check?: Partial<Parameters<typeof StepBody>[0]['check']>
}

function Form({ step, initial, noun = 'mac', tried = false, check = {} }: FormProps) {
  const words = useProblemWords()
  const [values, setValues] = useState(initial)
  const problems = tried ? problemsOf(values, 'Move') : []
  return (
    <main
      className={css({
        display: 'grid',
        gap: '4',
        gridTemplateColumns: { lg: 'minmax(0, 1fr) 18rem' },
        p: '4',
      })}
    >
      <div>
        <StepBody
          noun={noun}
          step={step}
          values={values}
          problems={problems}
          check={{ data: undefined, error: null, isError: false, isFetching: false, refetch: fn(), ...check }}
          onChange={(by) => setValues((now) => ({ ...now, ...(typeof by === 'function' ? by(now) : by) }))}
          errorAt={(path) => {
            const found = problems.find((problem) => problem.path === path)
            return found && words(found)
          }}
          onGo={fn()}
        />
      </div>
      <Summary
        values={values}
        step={step}
        wrongAt={(at) => problems.some((each) => each.step === at)}
        onGo={fn()}
      />
    </main>
  )
}

const meta = {
  component: Form,
  args: { step: 'kind', initial: blankValues },
  beforeEach: answering(pageOf()),
  decorators: [inApplication],
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Kind: Story = {
  args: { tried: true },
  beforeEach: answering(pageOf(storyTemplate)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Template' }), 'Server move')
    await expect(canvas.getByRole('radio', { name: 'Move' })).toBeChecked()
  },
}
export const KindOfMaintenance: Story = {
  args: { noun: 'maintenance', initial: { ...blankValues, kind: 'maintenance' } },
}
export const KindWithoutTemplates: Story = {
  args: { noun: 'maintenance', initial: { ...blankValues, kind: 'maintenance' } },
  beforeEach: answering(failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The templates could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const WhatIsNothing: Story = {
  args: { step: 'what', initial: { ...blankValues, kind: 'move' }, tried: true },
}
export const WhatIsChosen: Story = { args: { step: 'what', initial: storyMove } }
export const WhatIsPasted: Story = {
  args: { step: 'what', initial: { ...blankValues, kind: 'move' } },
  beforeEach: answering(pageOf(toldAsset(1), toldAsset(2, { name: 'Twin' }), toldAsset(3, { name: 'twin' }))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Paste a list' }))
    await userEvent.type(canvas.getByRole('textbox'), 'srv-000001\nTwin\nNobody')
    await userEvent.click(canvas.getByRole('button', { name: 'Look up 3 lines' }))
    await expect(await canvas.findByText('1 found and added · 1 ambiguous · 1 not found')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox'), storyId(3))
    await expect(await canvas.findByText('2 found and added · 0 ambiguous · 1 not found')).toBeVisible()
    await expect(canvas.getByText('2 chosen (up to 200)')).toBeVisible()
  },
}
export const WhatIsScanned: Story = {
  args: { step: 'what', initial: { ...blankValues, kind: 'remove' } },
  beforeEach: answering(pageOf(toldAsset(1))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Scan' }))
    await userEvent.type(canvas.getByRole('textbox'), 'SRV-000001{Enter}SRV-000001{Enter}gone{Enter}')
    await expect(await canvas.findByText(/Web 1 added/)).toBeVisible()
    await expect(await canvas.findByText(/nothing is called gone/)).toBeVisible()
    await expect(canvas.getByText('1 chosen (up to 200)')).toBeVisible()
  },
}
export const WhatIsToCome: Story = { args: { step: 'what', initial: storyComing } }
export const Where: Story = {
  args: { step: 'where', initial: storyMove, tried: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Give it a place.')).toBeVisible()
    await expect(canvas.getByText('A place for 1 thing')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All 3' }))
    await expect(canvas.getByText('Places for 3 things')).toBeVisible()
  },
}
/** A phone wraps a line: what takes the place away stays beside the name. */
export const WhereOnAPhone: Story = {
  args: { step: 'where', initial: storyWhole },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const [clear] = await canvas.findAllByRole('button', { name: /^Remove the place of/ })
    const [name] = canvas.getAllByText('Web 1')
    const boxOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
    await expect(boxOf(clear).left).toBeGreaterThan(boxOf(name).left)
    await expect(boxOf(clear).top).toBeLessThan(boxOf(name).bottom)
  },
}
export const ChangesForAll: Story = {
  args: { step: 'changes', initial: { ...storyMove, kind: 'change' }, tried: true },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Change another field' }),
      'customer',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Customer' }), 'Atlas')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status afterwards' }), 'standby')
    await waitFor(() => expect(canvas.getByText('3 of 3 change')).toBeVisible())
  },
}
export const ChangesOneByOne: Story = {
  args: {
    step: 'changes',
    initial: {
      ...blankValues,
      kind: 'change',
      things: withAssets([], [storyAsset(1, { status: 'faulty' })]),
    },
  },
}
export const Swaps: Story = {
  args: {
    step: 'changes',
    initial: {
      ...storyMove,
      kind: 'swap',
      things: storyMove.things.map((thing) => ({ ...thing, to: null })),
    },
    tried: true,
  },
}
export const When: Story = { args: { step: 'when', initial: storyWhole } }
export const WhenItIsWrong: Story = {
  args: {
    step: 'when',
    tried: true,
    initial: {
      ...storyWhole,
      kind: 'maintenance',
      is_fault: true,
      description: null,
      window_end: '2027-03-01T19:00:00.000Z',
    },
  },
}
export const Procedure: Story = {
  args: { step: 'procedure', initial: { ...storyWhole, kind: 'maintenance' } },
}
export const Checked: Story = {
  args: { step: 'check', initial: storyWhole, check: { data: storyCheck } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('As it is, it cannot be submitted. Change what is marked.'),
    ).toBeVisible()
    await expect(canvas.getByText('1 other fits.')).toBeVisible()
  },
}
export const CheckedAndFine: Story = {
  args: {
    step: 'check',
    initial: { ...storyWhole, template: { id: storyTemplate.id, name: storyTemplate.name } },
    check: { data: { items: [], clashes: [], blocks: false, overridable: false } },
  },
  beforeEach: answering((path) =>
    path.includes('templates')
      ? pageOf(storyTemplate)(path)
      : pageOf({ id: storyId(71), name: 'Operations', kind: 'team' })(path),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of Operations')).toBeVisible()
  },
}
export const CheckedMaintenance: Story = {
  args: {
    step: 'check',
    initial: { ...storyWhole, kind: 'maintenance' },
    check: { data: { items: [], clashes: [], blocks: false, overridable: false } },
  },
  beforeEach: answering((path) => (path.includes('impact') ? Promise.resolve(storyImpact) : pageOf()(path))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Database 1 loses all power.')).toBeVisible()
  },
}
export const NotYetWhole: Story = { args: { step: 'check', initial: storyMove, tried: true } }
export const CheckFailed: Story = {
  args: { step: 'check', initial: storyWhole, check: { isError: true, error: new Error('away') } },
  beforeEach: answering(failing),
}
export const Checking: Story = { args: { step: 'check', initial: storyWhole }, beforeEach: answering(never) }
export const InSpanish: Story = {
  args: { step: 'where', initial: storyMove, tried: true },
  globals: { language: 'es' },
}
