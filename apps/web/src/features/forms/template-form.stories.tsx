import * as Sheet from '@plenum/ui/sheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, pageOf } from '#app/page/story-server.ts'
import { storyId, storyTemplate } from './story-forms.ts'
import { TemplateForm } from './template-form.tsx'
import { TemplateView } from './template-view.tsx'

const meta = {
  component: TemplateForm,
  args: {
    template: storyTemplate,
    onSave: fn(() => Promise.resolve({ at: 'saved' as const, record: storyTemplate })),
    onSaved: fn(),
    onDiscard: fn(),
  },
  beforeEach: answering(pageOf({ id: storyId(71), name: 'Operations', kind: 'team' })),
  render: (args) => (
    <Sheet.Root open>
      <Sheet.Content>
        <Sheet.Header title="Template" closeLabel="Close" />
        <TemplateForm {...args} />
      </Sheet.Content>
    </Sheet.Root>
  ),
  decorators: [inApplication],
} satisfies Meta<typeof TemplateForm>

export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {
  play: async ({ args, canvasElement }) => {
    const sheet = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    const name = sheet.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Rack move')
    await userEvent.click(sheet.getByRole('checkbox', { name: /^Pre-approved/ }))
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith(
      storyTemplate,
      expect.objectContaining({ name: 'Rack move', is_pre_approved: true }),
    )
  },
}

/** Hours are whole numbers, and a warning needs something that it warns of. */
export const HoursPromised: Story = {
  play: async ({ args, canvasElement }) => {
    const sheet = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    const hours = sheet.getByRole('spinbutton', { name: 'SLA, hours' })
    await userEvent.clear(hours)
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
    await expect(hours).toHaveAccessibleDescription(/This field is required/)
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(hours, '8')
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith(
      storyTemplate,
      expect.objectContaining({ sla_hours: 8, sla_warning_hours: 4 }),
    )
  },
}

export const StepsMustSaySomething: Story = {
  args: { template: null },
  play: async ({ args, canvasElement }) => {
    const sheet = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'Empty')
    await userEvent.click(sheet.getByRole('button', { name: 'Add a step' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Create' }))
    await expect(await sheet.findByText('This field is required')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Read: Story = {
  render: () => (
    <Sheet.Root open>
      <Sheet.Content>
        <Sheet.Header title="Server move" closeLabel="Close" />
        <TemplateView template={storyTemplate} />
      </Sheet.Content>
    </Sheet.Root>
  ),
}
