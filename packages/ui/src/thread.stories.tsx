import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { CircleCheck, UserRound } from 'lucide-react'
import { expect } from 'storybook/test'
import { Avatar } from './avatar.tsx'
import { FileList } from './file-list.tsx'
import * as Thread from './thread.tsx'

const time = (text: string, hour: string) => ({
  text,
  iso: `2026-03-04T${hour}:00Z`,
  full: `4 March 2026, ${hour}`,
})

function Discussion() {
  return (
    <Thread.Root label="Discussion">
      <Thread.Entry
        avatar={<Avatar initials="AR" colour={0} />}
        name="Ana Ruiz"
        time={time('3 hours ago', '09:12')}
        text={'The import stops at row 412.\n\nWhat I did:\n  1. chose the file\n  2. pressed Import'}
        attachments={
          <FileList
            label="Attachments of Ana Ruiz"
            files={[{ id: '1', name: 'assets-madrid.csv', detail: '48 kB', state: { at: 'done' } }]}
            words={{ progress: (name) => `Sending ${name}`, waiting: 'Waiting', canceled: 'Canceled' }}
          />
        }
      />
      <Thread.Event icon={<UserRound />} time={time('2 hours ago', '10:02')}>
        Jon Bell took it on
      </Thread.Event>
      <Thread.Event time={time('2 hours ago', '10:03')}>
        Status changed from To do to In progress
      </Thread.Event>
      <Thread.Entry
        avatar={<Avatar initials="JB" colour={1} />}
        name="Jon Bell"
        note="Support"
        time={time('1 hour ago', '11:20')}
        text="Row 412 has a serial number of 300 characters. We cut it with the next version; until then shorten it."
      />
      <Thread.Event icon={<CircleCheck />} time={time('5 minutes ago', '12:15')}>
        Jon Bell closed it
      </Thread.Event>
    </Thread.Root>
  )
}

const meta = {
  component: Discussion,
  decorators: [
    (Story) => (
      <div className={css({ width: 'dialogWide' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Discussion>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Discussion' })).toBeVisible()
    const said = canvas.getByText(/^The import stops at row 412/)
    await expect(getComputedStyle(said).whiteSpace).toBe('pre-wrap')
    await expect(canvas.getByText('3 hours ago')).toHaveAttribute('datetime', '2026-03-04T09:12:00Z')
  },
}

export const OneAlone: Story = {
  render: () => (
    <Thread.Root label="Discussion">
      <Thread.Entry
        avatar={<Avatar initials="AR" colour={0} />}
        name="Ana Ruiz"
        time={time('now', '09:12')}
        text="Thank you."
      />
    </Thread.Root>
  ),
}

export const LongWordsInSpanish: Story = {
  render: () => (
    <Thread.Root label="Conversación">
      <Thread.Entry
        avatar={<Avatar initials="ÑE" colour={2} />}
        name="María de los Ángeles Ñáñez Etxeberria-Goikoetxea"
        note="Soporte técnico de segundo nivel"
        time={time('hace 3 minutos', '09:12')}
        text={`https://plenum.example/activos/${'a1b2c3d4'.repeat(16)}\nNo consigo abrirlo desde el móvil.`}
      />
      <Thread.Event time={time('hace 1 minuto', '09:14')}>
        María de los Ángeles Ñáñez cambió el estado de «Pendiente» a «En revisión» y la prioridad de «Media» a
        «Alta»
      </Thread.Event>
    </Thread.Root>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}
