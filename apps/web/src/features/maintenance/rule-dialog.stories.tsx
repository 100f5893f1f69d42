import { ClientError } from '@plenum/api-client/client-error'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { http } from '#app/api.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { overtakenBy, pageOf } from '#app/page/story-server.ts'
import { RuleDialog } from './rule-dialog.tsx'
import { id, rule } from './story-rules.ts'

const theirs = rule(1, {
  name: 'Battery',
  description: 'Mind the fans',
  recurrence: { by: 'done', every: 1, unit: 'year', starts_on: '2026-01-05' },
  version: 2,
})

const meta = {
  component: RuleDialog,
  args: { rule: rule(1), onClose: fn() },
  decorators: [inApplication],
} satisfies Meta<typeof RuleDialog>

export default meta
type Story = StoryObj<typeof meta>

const gone = () =>
  Promise.reject(
    new ClientError({
      kind: 'http',
      status: 400,
      body: {
        type: 'validation_error',
        detail: 'This person is no more',
        errors: [
          { code: 'does_not_exist', detail: 'This person is no more', attr: 'assignee_id' },
          { code: 'does_not_exist', detail: 'This asset is no more', attr: 'scope.asset_ids' },
        ],
      },
      originalError: null,
    }),
  )

/** What both changed meanwhile is shown as each left it, and nothing is saved unseen; what was typed stays. */
export const ChangedMeanwhile: Story = {
  beforeEach: overtakenBy(theirs),
  play: async ({ args }) => {
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'UPS inspection{Enter}')
    const choice = await screen.findByRole('radiogroup', { name: 'Name' })
    await expect(choice).toHaveTextContent('UPS inspection')
    await expect(choice).toHaveTextContent('Battery')
    await expect(
      screen.getByText('Also changed, and it stays: When it is due and Description.'),
    ).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Save this' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    const { recurrence, description } = theirs
    await expect(http.call).toHaveBeenCalledWith(
      'patch',
      `api/maintenance-rules/${id(1)}/`,
      expect.anything(),
      {
        json: expect.objectContaining({ name: 'UPS inspection', description, recurrence }),
        headers: { 'if-match': `"${id(1)}.2"` },
      },
    )
  },
}

/** Who goes back finds what he typed. */
export const BackToEditing: Story = {
  beforeEach: overtakenBy(theirs),
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'UPS inspection{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Back to editing' }))
    await expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('UPS inspection')
    await expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('')
  },
}

/** What is refused of a box is said at it, in the server's words. */
export const Refused: Story = {
  args: {
    rule: rule(1, {
      scope: { by: 'assets', asset_ids: [id(92)] },
      assets: [{ id: id(92), name: 'UPS A', code: 'UPS-000001' }],
      assignee: { id: id(93), name: 'Eva Gil' },
    }),
  },
  beforeEach: () => {
    const call = spyOn(http, 'call').mockImplementation((method, path) =>
      method === 'get' ? pageOf()(path) : gone(),
    )
    return () => call.mockRestore()
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('This person is no more')).toBeVisible()
    await expect(screen.getByRole('combobox', { name: 'Assignee' })).toBeInvalid()
    const assets = screen.getByRole('group', { name: 'Assets' })
    await expect(assets).toHaveAccessibleDescription('This asset is no more')
    await userEvent.click(screen.getByRole('radio', { name: 'All of a type' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Certain assets' }))
    await expect(screen.queryByText('This asset is no more')).toBeNull()
  },
}
