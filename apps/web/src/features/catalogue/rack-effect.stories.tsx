import type { ModelEffect } from '@plenum/domain/model-effect'
import * as Sheet from '@plenum/ui/sheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering } from '#app/page/story-server.ts'
import { ModelForm } from './model-form.tsx'
import { catalogueAnswer, fullModel } from './story-catalogue.ts'

const meta = {
  component: ModelForm,
  args: { model: fullModel, onSave: fn(), onSaved: fn(), onDiscard: fn() },
  render: (args) => (
    <Sheet.Root open>
      <Sheet.Content>
        <Sheet.Header title={fullModel.name} closeLabel="Close" />
        <ModelForm {...args} />
      </Sheet.Content>
    </Sheet.Root>
  ),
  decorators: [inApplication],
} satisfies Meta<typeof ModelForm>

export default meta
type Story = StoryObj<typeof meta>

const inRacks: ModelEffect = {
  racks: 12,
  added: { weight: 240.5, power: 0, heat: -3600 },
  overloads: [
    {
      id: '0190a0a0-0000-7000-8000-0000000000f1',
      name: 'R01',
      resource: 'weight',
      limit: 1000,
      before: 812,
      after: 1052.5,
    },
  ],
  overloads_total: 1,
}

/** The server's answers, with what a change does to racks. */
const doing = (effect: ModelEffect) =>
  answering((path: string) =>
    path.endsWith('/effect/') ? Promise.resolve(effect) : catalogueAnswer([fullModel])(path),
  )

const weigh = async (kg: string) => {
  const weight = await screen.findByRole('spinbutton', { name: 'Weight' })
  await userEvent.clear(weight)
  await userEvent.type(weight, kg)
}

export const Heavier: Story = {
  beforeEach: doing(inRacks),
  play: async () => {
    await weigh('30')
    const told = await screen.findByText('In 12 racks: +240.5 kg and −3,600 W of heat')
    await waitFor(() =>
      expect(told.closest('[role=status]')).toHaveTextContent('1,052.5 of 1,000 kg (now 812)'),
    )
    await expect(screen.getByRole('link', { name: 'R01' })).toHaveAttribute(
      'href',
      expect.stringContaining('/rack/0190a0a0-0000-7000-8000-0000000000f1'),
    )
    // as it was: nothing to tell
    await weigh('9.75')
    await waitFor(() => expect(screen.queryByText(/In 12 racks/)).toBeNull())
  },
}

export const HeavierForWhoSeesNoAssets: Story = {
  beforeEach: doing({ ...inRacks, overloads: [] }),
  play: async () => {
    await weigh('30')
    await expect(await screen.findByText('This would go beyond the limit of a rack:')).toBeVisible()
  },
}
