import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { useRecordChange } from './use-record-change.ts'

/** Something that shows models elsewhere, and how often it was asked for. */
function Shown({ root }: { root: string }) {
  const { data } = useQuery({
    queryKey: [root, 'shown'],
    queryFn: ({ client, queryKey }) => (client.getQueryState(queryKey)?.dataUpdateCount ?? 0) + 1,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <li>
      {root}: {data}
    </li>
  )
}

function Changed() {
  const { refresh } = useRecordChange()
  return (
    <>
      <button type="button" onClick={() => void refresh()}>
        Change a model
      </button>
      <ul>
        {['library', 'models', 'assets', 'nodes', 'tickets'].map((root) => (
          <Shown key={root} root={root} />
        ))}
      </ul>
    </>
  )
}

const meta = { component: Changed, decorators: [inApplication] } satisfies Meta<typeof Changed>

export default meta
type Story = StoryObj<typeof meta>

/** Whatever says or draws how high a model is: choices, lists and racks. */
export const OfAModel: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('nodes: 1')).toBeVisible()
    canvas.getByRole('button', { name: 'Change a model' }).click()
    for (const root of ['library', 'models', 'assets', 'nodes'])
      await expect(await canvas.findByText(`${root}: 2`)).toBeVisible()
    await expect(canvas.getByText('tickets: 1')).toBeVisible()
  },
}
