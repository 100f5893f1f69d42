import { builtInTypes } from '@plenum/domain/built-in-types'
import type { Nomenclature } from '@plenum/domain/nomenclature'
import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { http } from '#app/api.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failingOnce, never, pageOf } from '#app/page/story-server.ts'
import { CodeReserves } from './code-reserves.tsx'
import { usual } from './story-nomenclature.ts'
import { roll, rollCodes } from './story-reserves.ts'

const types = pageOf(...builtInTypes())
const answers =
  ({ reserves = pageOf(roll), made = usual }: { reserves?: typeof types; made?: Nomenclature } = {}) =>
  (path: string) => {
    if (path.startsWith('api/asset-types/')) return types(path)
    if (path.startsWith('api/nomenclatures/')) return pageOf(made)(path)
    if (path.endsWith('/release/')) return Promise.resolve({ released: 1 })
    return path.endsWith('/codes/') ? pageOf(...rollCodes)(path) : reserves(path)
  }

const meta = {
  component: CodeReserves,
  args: { canWrite: true },
  beforeEach: answering(answers()),
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div className={css({ maxWidth: '[72rem]' })}>
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta<typeof CodeReserves>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SRV-000041 to SRV-000043')).toBeVisible()
    await expect(canvas.getByText(/2 of 3 free/)).toBeVisible()
    await expect(canvas.getByText('Roll of labels for the delivery of May')).toBeVisible()
  },
}

export const UsualInSpanish: Story = { globals: { language: 'es' } }

export const None: Story = {
  beforeEach: answering(answers({ reserves: pageOf() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No codes are reserved.')).toBeVisible()
  },
}

export const OnlyRead: Story = {
  args: { canWrite: false },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Show the codes/ }))
    await expect(canvas.queryByRole('button', { name: 'Reserve codes' })).toBeNull()
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('link', { name: 'Server 7' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /Release/ })).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Print labels' })).toBeEnabled()
  },
}

export const OneReleased: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Show the codes/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Release SRV-000042' }))
    await waitFor(() =>
      expect(http.call).toHaveBeenCalledWith(
        'post',
        'api/code-reserves/reserve-roll/release/',
        expect.anything(),
        { json: { codes: ['SRV-000042'] } },
      ),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Release what is free' }))
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeVisible())
  },
}

export const Reserving: Story = {
  beforeEach: answering(answers({ made: { ...usual, template: '{site}-{type}-{seq}', scope: ['site'] } })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reserve codes' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('Where the assets will stand')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Reserve codes' }))
    await expect(await dialog.findByRole('spinbutton', { name: 'How many' })).toBeInvalid()
  },
}

export const Loading: Story = {
  beforeEach: answering(never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveAccessibleName('Loading...')
  },
}

export const Failed: Story = {
  beforeEach: failingOnce(answers()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('SRV-000041 to SRV-000043')).toBeVisible()
  },
}
