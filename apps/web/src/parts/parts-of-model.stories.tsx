import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { http } from '#app/api.ts'
import { fullModel, storyModel } from '#app/features/catalogue/story-catalogue.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { PartsOfModel } from './parts-of-model.tsx'

const answering = (model: typeof fullModel) => () => {
  const call = spyOn(http, 'call').mockResolvedValue(model)
  return () => call.mockRestore()
}

const meta = {
  component: PartsOfModel,
  args: { id: fullModel.id },
  decorators: [inApplication],
  beforeEach: answering(fullModel),
} satisfies Meta<typeof PartsOfModel>

export default meta
type Story = StoryObj<typeof meta>

export const Ports: Story = {
  play: async () => {
    await screen.findByRole('region', { name: 'Ports and slots' })
    await expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1)
  },
}

export const PortsInSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    await screen.findByRole('region', { name: 'Puertos y ranuras' })
  },
}

/** What has none says nothing. */
export const None: Story = {
  args: { id: storyModel(1).id },
  beforeEach: answering(storyModel(1)),
  play: async () => {
    await waitFor(() => expect(http.call).toHaveBeenCalled())
    await expect(screen.queryByRole('region')).toBeNull()
  },
}

/** What could not be loaded says so where it would stand, and can be asked for again. */
export const Failed: Story = {
  beforeEach: () => {
    const call = spyOn(http, 'call')
      .mockRejectedValueOnce(new Error('no answer'))
      .mockResolvedValue(fullModel)
    return () => call.mockRestore()
  },
  play: async () => {
    await screen.findByText('The ports and slots could not be loaded')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('region', { name: 'Ports and slots' })
  },
}
