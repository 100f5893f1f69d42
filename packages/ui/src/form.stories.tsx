import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect } from 'storybook/test'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Form, FormActions, FormColumns } from './form.tsx'
import { TextInput } from './text-input.tsx'

const meta = {
  component: Form,
  args: {
    'aria-label': 'New asset',
    className: css({ width: 'dialog', maxWidth: 'full' }),
    children: (
      <>
        <Field label="Name" required>
          <TextInput />
        </Field>
        <FormColumns>
          <Field label="Serial number">
            <TextInput face="code" />
          </Field>
          <Field label="Owner">
            <TextInput />
          </Field>
        </FormColumns>
        <FormActions>
          <Button type="submit" tone="primary">
            Add asset
          </Button>
          <Button tone="quiet">Cancel</Button>
        </FormActions>
      </>
    ),
  },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}

export const Refused: Story = {
  args: {
    alert: { title: 'The asset was not added', message: 'The server did not answer. Nothing was lost.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer')
  },
}

/** Of a form longer than the window the buttons stay at its lower edge while something is unsaved. */
export const ButtonsInView: Story = {
  args: {
    children: (
      <>
        {Array.from({ length: 24 }, (_, at) => (
          <Field key={at} label={`Field ${at + 1}`}>
            <TextInput />
          </Field>
        ))}
        <FormActions place="inView">
          <Button type="submit" tone="primary">
            Save
          </Button>
          <Button>Discard</Button>
        </FormActions>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
