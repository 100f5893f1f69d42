import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { examplePicture } from './example-picture.ts'
import { IconButton } from './icon-button.tsx'
import { Photo, PhotoGrid } from './photo-grid.tsx'

const photos = [
  { name: 'front.jpg', src: examplePicture(300, 200) },
  { name: 'rear.jpg', src: examplePicture(200, 300) },
  { name: 'label of the power supply in the second slot from the left.jpg', src: examplePicture(240, 240) },
  { name: 'coming.jpg', src: undefined },
  { name: 'gone.jpg', src: null },
  { name: 'not-a-picture.jpg', src: 'data:image/png,none' },
]
const onOpen = fn<(name: string) => void>()
const onRemove = fn<(name: string) => void>()

const meta = {
  component: PhotoGrid,
  args: {
    label: 'Photos',
    children: photos.map(({ name, src }) => (
      <Photo key={name} label={`Look at ${name}`} title={name} src={src} onOpen={() => onOpen(name)} />
    )),
  },
  decorators: [
    (Story) => (
      <div className={css({ width: 'dialog', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhotoGrid>

export default meta
type Story = StoryObj<typeof meta>

export const ToLookAt: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Look at front.jpg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onOpen).toHaveBeenCalledWith('front.jpg')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}

/** What is done with a photo is reached by keys without a pointer ever being over it. */
export const ToRemove: Story = {
  args: {
    children: photos.map(({ name, src }) => (
      <Photo
        key={name}
        label={`Look at ${name}`}
        title={name}
        src={src}
        onOpen={() => onOpen(name)}
        action={
          <IconButton label={`Remove ${name}`} size="compact" onClick={() => onRemove(name)}>
            <Trash2 />
          </IconButton>
        }
      />
    )),
  },
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove front.jpg' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(remove).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onRemove).toHaveBeenCalledWith('front.jpg')
  },
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className={css({ width: '[18rem]' })}>
        <Story />
      </div>
    ),
  ],
}
