import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import type { Crop } from './crop-geometry.ts'
import { examplePicture } from './example-picture.ts'
import { ImageCrop } from './image-crop.tsx'

const chosen = fn<(crop: Crop) => void>()

const meta = {
  component: ImageCrop,
  args: {
    src: examplePicture(900, 600),
    onCrop: chosen,
    words: {
      label: 'Your picture',
      hint: 'Drag it, or use the arrow keys; + and − zoom.',
      zoom: 'Zoom',
      scale: (percent) => `${percent}%`,
      loading: 'Loading the picture',
      failed: 'This file holds no picture.',
    },
  },
  beforeEach: () => void chosen.mockClear(),
  decorators: [
    (Story) => (
      <div className={css({ width: 'form' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageCrop>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith({ x: 150, y: 0, size: 600 }))
    await userEvent.tab()
    await expect(canvas.getByRole('application', { name: 'Your picture' })).toHaveFocus()
    // what lies to the left comes in
    await userEvent.keyboard('{ArrowRight}')
    await expect(chosen).toHaveBeenLastCalledWith({ x: 120, y: 0, size: 600 })
    await userEvent.keyboard('+++')
    await expect(chosen.mock.lastCall?.[0].size).toBe(451)
    await userEvent.keyboard('{ArrowUp}')
    await expect(chosen.mock.lastCall?.[0].y).toBe(97)
    await userEvent.tab()
    const slider = canvas.getByRole('slider', { name: 'Zoom' })
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute('aria-valuetext', '133%')
    await fireEvent.input(slider, { target: { value: '2' } })
    await expect(chosen.mock.lastCall?.[0].size).toBe(300)
    await expect(slider).toHaveAttribute('aria-valuetext', '200%')
  },
}

export const ByHand: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(chosen).toHaveBeenCalled())
    const stage = canvas.getByRole('application')
    const { left, top, width } = stage.getBoundingClientRect()
    const at = { clientX: left + width / 2, clientY: top + width / 2 }
    await fireEvent.wheel(stage, { ...at, deltaY: -400 })
    await waitFor(() => expect(chosen.mock.lastCall?.[0].size).toBe(329))
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: stage, coords: at },
      { target: stage, coords: { ...at, clientX: at.clientX + width * 0.08 } },
      { keys: '[/MouseLeft]' },
    ])
    // a tenth of the square to the right
    await waitFor(() => expect(chosen.mock.lastCall?.[0].x).toBe(252))
  },
}

/** It has too few pixels to be zoomed. */
export const Small: Story = {
  args: { src: examplePicture(64, 48) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toBeDisabled()
    await expect(chosen).toHaveBeenLastCalledWith({ x: 8, y: 0, size: 48 })
  },
}

export const NoPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file holds no picture.')
    await expect(chosen).not.toHaveBeenCalled()
  },
}

export const LongSpanish: Story = {
  args: {
    src: examplePicture(700, 1400),
    words: {
      label: 'Tu imagen',
      hint: 'Arrástrala o muévela con las flechas del teclado; acércala y aléjala con + y −.',
      zoom: 'Acercar o alejar',
      scale: (percent) => `${percent} %`,
      loading: 'Cargando la imagen',
      failed: 'Este archivo no contiene ninguna imagen.',
    },
  },
}
