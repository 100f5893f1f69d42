import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Avatar } from './avatar.tsx'
import { IconButton } from './icon-button.tsx'
import * as NewsList from './news-list.tsx'

interface News {
  sentence: string
  isUnread: boolean
  detail?: string
}

interface ListProps {
  label: string
  mark: string
  action: string
  time: string
  news: readonly News[]
  onMark: () => void
}

function List({ label, mark, action, time, news, onMark }: ListProps) {
  return (
    <NewsList.Root label={label}>
      {news.map(({ sentence, isUnread, detail }, at) => (
        <NewsList.Item
          key={sentence}
          mark={isUnread ? mark : undefined}
          avatar={<Avatar initials="AR" colour={at} />}
          link={(props) => <a href={`#news-${at}`} {...props} />}
          detail={detail}
          time={{ text: time, iso: '2026-11-21T09:12:00Z', full: 'Saturday 21 November 2026 at 09:12:00' }}
          action={
            isUnread && (
              <IconButton label={action} size="compact" onClick={onMark}>
                <Check />
              </IconButton>
            )
          }
        >
          {sentence}
        </NewsList.Item>
      ))}
    </NewsList.Root>
  )
}

const meta = {
  component: List,
  args: {
    label: 'Today',
    mark: 'Unread',
    action: 'Mark as read',
    time: '2 hours ago',
    news: [
      { sentence: 'Ana Ruiz sent ticket #12: Labels for a whole row of racks', isUnread: true },
      {
        sentence: 'Leo Marín answered ticket #11: The elevation prints without its lower units',
        isUnread: false,
        detail: 'It happens with every rack of more than 42 units. Which browser do you print with?',
      },
    ],
    onMark: fn(),
  },
  decorators: [
    (Story) => (
      <div className={css({ width: '[40rem]', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof List>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeys: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Unread: Ana Ruiz sent/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Mark as read' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMark).toHaveBeenCalled()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Leo Marín answered/ })).toHaveFocus()
  },
}

export const LongSpanish: Story = {
  args: {
    label: 'Hoy',
    mark: 'Sin leer',
    action: 'Marcar como leída',
    time: 'hace 2 horas',
    news: [
      {
        sentence:
          'María del Pilar Fernández de Córdoba y Álvarez de Toledo ha respondido al ticket #1204: La vista frontal de los racks de más de cuarenta y dos unidades se imprime sin las de abajo',
        isUnread: true,
        detail: 'Pasa con todos los racks altos y con cualquier navegador. '.repeat(6),
      },
    ],
  },
}
