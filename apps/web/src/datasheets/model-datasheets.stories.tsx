import type { CurrentUser } from '@plenum/domain/session'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { storyUser } from '#app/page/story-user.ts'
import { useWords } from '#app/page/use-words.ts'
import { sessionQuery } from '#app/session.ts'
import { ModelDatasheets } from './model-datasheets.tsx'
import { api } from './queries.ts'
import { storyDatasheets } from './story-datasheets.ts'

const model = { id: '0190a0a0-0000-7000-8000-a00000000048', name: 'Leaf 48Y-8C' }

function OfAsset({ user }: { user: CurrentUser }) {
  useWords('feedback')
  useQueryClient().setQueryData(sessionQuery.queryKey, user)
  return <ModelDatasheets model={model} />
}

const answers = (results: typeof storyDatasheets | []) => () => {
  const spy = spyOn(api, 'datasheets').mockResolvedValue({ results, next: null })
  return () => spy.mockRestore()
}

const meta = {
  title: 'Datasheets of an asset’s model',
  component: OfAsset,
  args: { user: storyUser },
  beforeEach: answers(storyDatasheets),
  decorators: [
    (Story) => (
      <Suspense fallback={null}>
        <Story />
      </Suspense>
    ),
    inApplication,
  ],
} satisfies Meta<typeof OfAsset>

export default meta
type Story = StoryObj<typeof meta>

/** Under the name of the model, to be opened and nothing else. */
export const Two: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Data sheets of Leaf 48Y-8C' })).toBeVisible()
    const list = within(screen.getByRole('list', { name: 'Data sheets of Leaf 48Y-8C' }))
    const buttons = list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    await expect(buttons).toEqual(storyDatasheets.map(({ caption, name }) => `Download ${caption ?? name}`))
  },
}

export const InSpanish: Story = { globals: { language: 'es' } }

export const None: Story = {
  beforeEach: answers([]),
  play: async () => {
    await waitFor(() => expect(api.datasheets).toHaveBeenCalled())
    await expect(screen.queryByRole('heading')).toBeNull()
  },
}

/** Who may not see the catalogue does not even ask. */
export const WithoutTheRight: Story = {
  args: { user: { ...storyUser, permissions: { ...storyUser.permissions, library: 'noAccess' } } },
  play: async () => {
    await expect(screen.queryByRole('heading')).toBeNull()
    await expect(api.datasheets).not.toHaveBeenCalled()
  },
}
