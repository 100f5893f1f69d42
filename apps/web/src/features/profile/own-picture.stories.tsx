import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { http } from '#app/api.ts'
import { pictureOf } from '#app/page/story-picture.ts'
import { storyUser } from '#app/page/story-user.ts'
import { OwnPicture } from './own-picture.tsx'

/** A picture drawn for the story: a disc on a ground of another colour. */
async function drawn(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 400
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#0f766e'
    pen.fillRect(0, 0, 640, 400)
    pen.fillStyle = '#fde68a'
    pen.beginPath()
    pen.arc(320, 200, 120, 0, Math.PI * 2)
    pen.fill()
  }
  return new File([await pictureOf(canvas)], 'disc.png', { type: 'image/png' })
}

const choose = async (file: File) => userEvent.upload(screen.getByLabelText('Choose a picture'), file)
const kept = () => fn((_picture: File | null) => Promise.resolve())

const queryClient = new QueryClient()

const meta = {
  component: OwnPicture,
  args: { user: storyUser, onPicture: kept() },
  decorators: [
    (Story) => (
      <QueryClientProvider client={queryClient}>
        <div className={css({ width: '[36rem]', maxWidth: 'full' })}>
          <Story />
        </div>
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof OwnPicture>

export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {}

export const WithPicture: Story = {
  args: { user: { ...storyUser, avatar: '018f0000-0000-7000-8000-0000000000aa' } },
  beforeEach: () => {
    const blob = spyOn(http, 'blob').mockImplementation(drawn)
    return () => blob.mockRestore()
  },
  play: async ({ args, canvas, canvasElement }) => {
    // its code is fetched once there is a picture to show
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible())
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove it' }))
    await expect(args.onPicture).toHaveBeenCalledWith(null)
  },
}

export const CutByKeys: Story = {
  play: async ({ args }) => {
    await choose(await drawn())
    const stage = await screen.findByRole('application', { name: 'Your picture' })
    await screen.findByRole('slider', { name: 'Size' })
    stage.focus()
    await userEvent.keyboard('+++{ArrowRight}{ArrowDown}')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onPicture).toHaveBeenCalledOnce())
    const [[sent] = [null]] = args.onPicture.mock.calls
    await expect(sent).toMatchObject({ name: 'portrait.png', type: 'image/png' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const NotKept: Story = {
  args: { onPicture: fn((_picture: File | null) => Promise.reject<void>(new Error('The server is away'))) },
  play: async () => {
    await choose(await drawn())
    await screen.findByRole('slider', { name: 'Size' })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('The picture was not changed')
    await expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled')
  },
}

export const TooLarge: Story = {
  play: async ({ args }) => {
    await choose(new File([new Uint8Array(5_242_881)], 'large.png', { type: 'image/png' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('The file is larger than 5 MB')
    await expect(args.onPicture).not.toHaveBeenCalled()
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
