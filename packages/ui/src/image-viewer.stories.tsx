import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from './button.tsx'
import { examplePicture } from './example-picture.ts'
import { IconButton } from './icon-button.tsx'
import { ImageViewer, type ImageViewerWords, type ViewerImage } from './image-viewer.tsx'

const english: ImageViewerWords = {
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to the window',
  loading: 'Loading the picture',
  failed: 'This file holds no picture.',
  position: (position, count) => `${position} of ${count}`,
  scale: (percent) => `${percent}%`,
}

const images: ViewerImage[] = [
  { id: 'front', name: 'rack-front.png', src: examplePicture(4000, 2500) },
  { id: 'tall', name: 'cabling.png', src: examplePicture(1200, 3600) },
  { id: 'small', name: 'label.png', src: examplePicture(160, 100) },
]

interface GalleryProps {
  images: readonly ViewerImage[]
  words?: ImageViewerWords
  openLabel?: string
}

const downloaded = fn<(id: string | null) => void>()

function Gallery({ words = english, openLabel = 'Look at the pictures', ...rest }: GalleryProps) {
  const [current, setCurrent] = useState<string | null>(null)
  return (
    <>
      <Button onClick={() => setCurrent(rest.images[0]?.id ?? null)}>{openLabel}</Button>
      <ImageViewer
        {...rest}
        current={current}
        onCurrent={setCurrent}
        words={words}
        actions={
          <IconButton label="Download" onClick={() => downloaded(current)}>
            <Download />
          </IconButton>
        }
      />
    </>
  )
}

const meta = { component: Gallery, args: { images } } satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

const asElement = (focused: Element | null) => (focused instanceof HTMLElement ? focused : null)

async function open(name = 'Look at the pictures') {
  await userEvent.click(screen.getByRole('button', { name }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toContainElement(asElement(document.activeElement)))
  return dialog
}

async function drawn(name: string) {
  const image = await screen.findByRole('img', { name })
  await waitFor(() => expect(image).toBeVisible())
  return image
}

/** The percentage of the picture's own size, as it stands between the buttons. */
const scale = () => Number.parseInt(screen.getByText(/^\d+\s?%$/).textContent, 10)
const moved = (image: HTMLElement) =>
  /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(image.style.transform)?.slice(1)

export const Resting: Story = {
  play: async () => {
    const dialog = await open()
    await expect(dialog).toHaveAccessibleName('rack-front.png')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus())
    await expect(within(dialog).getByText('1 of 3')).toBeVisible()
    const image = await drawn('rack-front.png')
    const stage = image.parentElement?.getBoundingClientRect()
    const box = image.getBoundingClientRect()
    await expect(box.width).toBeLessThanOrEqual((stage?.width ?? 0) + 1)
    await expect(box.height).toBeLessThanOrEqual((stage?.height ?? 0) + 1)
    await expect(within(dialog).getByRole('button', { name: 'Zoom out' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const ByKeys: Story = {
  play: async () => {
    await open()
    const front = await drawn('rack-front.png')
    const whole = scale()
    await userEvent.keyboard('+')
    await expect(scale()).toBeGreaterThan(whole)
    await userEvent.keyboard('++{ArrowRight}')
    await expect(Number(moved(front)?.[0])).toBe(-80)
    await userEvent.keyboard('{ArrowUp}')
    await expect(Number(moved(front)?.[1])).toBeGreaterThan(0)
    await userEvent.keyboard('0')
    await expect(scale()).toBe(whole)
    await userEvent.keyboard('{ArrowRight}')
    await drawn('cabling.png')
    await userEvent.keyboard('+{PageDown}')
    await drawn('label.png')
    await expect(scale()).toBe(100)
    await userEvent.keyboard('{PageDown}{PageUp}')
    await drawn('cabling.png')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Look at the pictures' })).toHaveFocus())
  },
}

export const ByButtons: Story = {
  play: async () => {
    const dialog = within(await open())
    await drawn('rack-front.png')
    const whole = scale()
    const zoomIn = dialog.getByRole('button', { name: 'Zoom in' })
    for (let press = 0; press < 12; press += 1) await userEvent.click(zoomIn)
    await expect(scale()).toBe(800)
    await expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
    await expect(zoomIn).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Fit to the window' }))
    await expect(scale()).toBe(whole)
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }))
    await drawn('cabling.png')
    await expect(dialog.getByText('2 of 3')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }))
    await expect(downloaded).toHaveBeenCalledWith('tall')
  },
}

export const ByWheelAndHand: Story = {
  play: async () => {
    await open()
    const image = await drawn('rack-front.png')
    const stage = image.parentElement
    if (!stage) throw new Error('The picture stands on no stage')
    const { left, top, width, height } = stage.getBoundingClientRect()
    const at = { clientX: left + width / 4, clientY: top + height / 2 }
    const part = () => {
      const box = image.getBoundingClientRect()
      return (at.clientX - box.left) / box.width
    }
    const before = part()
    await fireEvent.wheel(stage, { ...at, deltaY: -600 })
    await waitFor(() => expect(stage).toHaveAttribute('data-zoomed'))
    await expect(part()).toBeCloseTo(before, 2)
    const shown = scale()
    await userEvent.dblClick(stage)
    await waitFor(() => expect(scale()).toBeLessThan(shown))
  },
}

export const OneAlone: Story = {
  args: { images: images.slice(0, 1) },
  play: async () => {
    const dialog = within(await open())
    await expect(dialog.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument()
    await expect(dialog.queryByText('1 of 1')).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  args: { images: [{ id: 'front', name: 'rack-front.png' }] },
  play: async () => {
    const dialog = within(await open())
    await expect(dialog.getByRole('status', { name: 'Loading the picture' })).toBeVisible()
  },
}

export const NotFetched: Story = {
  args: {
    images: [
      {
        id: 'front',
        name: 'rack-front.png',
        error: 'The picture could not be fetched. Try again in a minute.',
      },
      ...images.slice(1),
    ],
  },
  play: async () => {
    const dialog = within(await open())
    await expect(dialog.getByRole('alert')).toHaveTextContent('could not be fetched')
    await userEvent.keyboard('{ArrowRight}')
    await drawn('cabling.png')
    await expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const NoPicture: Story = {
  args: { images: [{ id: 'broken', name: 'broken.png', src: 'data:image/png;base64,broken' }] },
  play: async () => {
    const dialog = within(await open())
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This file holds no picture.')
  },
}

export const LongSpanish: Story = {
  args: {
    openLabel: 'Ver las imágenes',
    images: [
      {
        id: 'front',
        name: 'Vista frontal del rack R04 de la sala norte tras sustituir la unidad de distribución.png',
        src: examplePicture(2000, 1500),
      },
      ...images.slice(1),
    ],
    words: {
      close: 'Cerrar',
      previous: 'Imagen anterior',
      next: 'Imagen siguiente',
      zoomIn: 'Acercar',
      zoomOut: 'Alejar',
      fit: 'Ajustar a la ventana',
      loading: 'Cargando la imagen',
      failed: 'Este archivo no contiene ninguna imagen.',
      position: (position, count) => `${position} de ${count}`,
      scale: (percent) => `${percent} %`,
    },
  },
  play: async () => {
    const dialog = await open('Ver las imágenes')
    await expect(within(dialog).getByText('1 de 3')).toBeVisible()
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
