import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, pageOf } from '#app/page/story-server.ts'
import { NewThings } from './new-things.tsx'
import { storyId } from './story-forms.ts'

const brand = { id: storyId(81), name: 'Dell' }
const model = { id: storyId(80), name: 'R750', u_height: 2, width: null, brand }
const onNext = fn((event: { preventDefault: () => void }) => event.preventDefault())

const meta = {
  component: NewThings,
  args: { onAdd: fn() },
  render: (args) => (
    <form onSubmit={onNext}>
      <NewThings {...args} />
      <button type="submit">Next</button>
    </form>
  ),
  beforeEach: answering(pageOf(model)),
  decorators: [inApplication],
} satisfies Meta<typeof NewThings>

export default meta
type Story = StoryObj<typeof meta>

/** Enter in the pattern adds what it names, and does not go on to the next step. */
export const ByEnter: Story = {
  play: async ({ args, canvas }) => {
    const pattern = await canvas.findByRole('textbox', { name: 'Names' })
    await userEvent.type(pattern, 'web-08{Enter}')
    await expect(args.onAdd).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('combobox', { name: 'Model' }), 'R7')
    await userEvent.click(await canvas.findByRole('option', { name: /R750/ }))
    await userEvent.type(pattern, '{Enter}')
    await expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'web-08' })])
    await expect(pattern).toHaveValue('')
    await expect(onNext).not.toHaveBeenCalled()
  },
}
