import { useLanguage } from '@plenum/i18n/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { useQuery } from '@tanstack/react-query'
import { beforeSpanish } from '#app/page/story-language.tsx'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing } from '#app/page/story-server.ts'
import { answeringChecks } from '#app/work/story-check.ts'
import { CheckStep } from './check-step.tsx'
import { inputOf } from './problems.ts'
import { formQueries } from './queries.ts'
import { storyTemplate, storyWhole } from './story-forms.ts'

type Shown = Parameters<typeof CheckStep>[0]

/** Asks the server as the form does. */
function Asked(props: Shown) {
  const check = useQuery(formQueries.check(inputOf(props.values, 'Three servers'), useLanguage()))
  return <CheckStep {...props} check={check} />
}

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

/** What the server says of things comes in words, and is asked for again in another language. */
export const TurnedToSpanish: Story = {
  args: { values: storyWhole },
  beforeEach: answeringChecks(storyWhole.things[0]?.id ?? '', ['It is closed', 'Está cerrado']),
  decorators: [beforeSpanish],
  render: (args) => <Asked {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It is closed')).toBeVisible()
    canvas.getByText('Español').click()
    await expect(await canvas.findByText('Está cerrado')).toBeVisible()
    await expect(canvas.queryByText('It is closed')).toBeNull()
  },
}
