import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing } from '#app/page/story-server.ts'
import { CheckStep } from './check-step.tsx'
import { storyTemplate, storyWhole } from './story-forms.ts'

const meta = {
  component: CheckStep,
  args: {
    values: {
      ...storyWhole,
      kind: 'maintenance',
      template: { id: storyTemplate.id, name: storyTemplate.name },
    },
    problems: [],
    check: {
      data: { items: [], clashes: [], blocks: false, overridable: false },
      error: null,
      isError: false,
      isFetching: false,
      refetch: fn(),
    },
    onGo: fn(),
  },
  beforeEach: answering(failing),
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
    inApplication,
  ],
} satisfies Meta<typeof CheckStep>

export default meta
type Story = StoryObj<typeof meta>

/** Nobody is named who is not asked. */
export const WithoutAnswers: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Who approves it could not be loaded')).toBeVisible()
    await expect(await canvas.findByText('What the work takes down could not be loaded')).toBeVisible()
    await expect(canvas.queryByText('1 person who may approve')).toBeNull()
  },
}
