import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Moon, PackagePlus } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing, never } from '#app/page/story-server.ts'
import { storyUser } from '#app/page/story-user.ts'
import { SearchBox } from './search-box.tsx'

const add = { id: 'add', label: 'Add asset', Icon: PackagePlus, run: fn() }
const dark = { id: 'dark', label: 'Add darkness', Icon: Moon, run: fn() }

const meta = {
  component: SearchBox,
  args: { user: storyUser, pages: () => [], actions: () => [add, dark] },
  beforeEach: answering(never),
  decorators: [
    (Story) => (
      <div className={css({ width: 'dialog', maxWidth: 'full', height: '[22rem]' })}>
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

const type = async (keys: string) => {
  for (const { run } of [add, dark]) run.mockClear()
  await userEvent.click(await screen.findByRole('combobox'))
  await userEvent.keyboard(keys)
}

/** What the arrows stand on is taken at once, whatever else may still come. */
export const ChosenBeforeTheAnswer: Story = {
  play: async () => {
    await type('add{ArrowDown}{Enter}')
    await waitFor(() => expect(dark.run).toHaveBeenCalledOnce())
    await expect(add.run).not.toHaveBeenCalled()
  },
}

/** Enter before the answer waits for it: the first of what comes may be another. */
export const WaitingForTheAnswer: Story = {
  play: async () => {
    await type('add{Enter}')
    await expect(await screen.findByRole('option', { name: 'Add asset' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(add.run).not.toHaveBeenCalled()
  },
}

let coming = Promise.withResolvers<never>()

/** Who goes on with the arrows while Enter waits wants something else: nothing is taken once the answer is there. */
export const AnotherChosenMeanwhile: Story = {
  beforeEach: () => {
    coming = Promise.withResolvers()
    return answering(() => coming.promise)()
  },
  play: async () => {
    await type('add{Enter}{ArrowDown}')
    await expect(await screen.findByRole('option', { name: 'Add darkness' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    coming.reject(new Error('The server is away'))
    await screen.findByRole('status')
    for (const { run } of [add, dark]) await expect(run).not.toHaveBeenCalled()
  },
}

/** Where nothing can come, Enter takes the first of what is known without the server. */
export const WithoutTheServer: Story = {
  beforeEach: answering(failing),
  play: async () => {
    await type('add{Enter}')
    await waitFor(() => expect(add.run).toHaveBeenCalledOnce())
  },
}
