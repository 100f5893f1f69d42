import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as Calendar from './event-calendar.tsx'
import { ProcessGlyph } from './process-glyph.tsx'

const days = Array.from({ length: 7 }, (_, at) => ({
  day: `2026-11-${String(at + 23)}`,
  text: String(at + 23),
  isOutside: at === 6,
  isToday: at === 2,
}))
const bar = (id: string, over: Partial<Calendar.CalendarBar> = {}): Calendar.CalendarBar => ({
  id,
  column: 0,
  span: 1,
  track: 0,
  isBefore: false,
  isAfter: false,
  isMark: false,
  tone: 'neutral',
  icon: <ProcessGlyph step="todo" />,
  text: id,
  label: `${id}, a request`,
  ...over,
})

const meta = {
  title: 'Event calendar',
  component: Calendar.Root,
  args: {
    label: 'November',
    height: 'month',
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    children: (
      <Calendar.Week
        days={days}
        todayLabel="today"
        bars={[
          bar('MAC-000001', { span: 3, isBefore: true, tone: 'info' }),
          bar('MAC-000002', { column: 2, span: 5, track: 1, isAfter: true, tone: 'warning' }),
          bar('MAC-000003', { column: 4, isMark: true }),
          bar('MAC-000004', { column: 6, track: 0, tone: 'danger' }),
        ]}
        more={[
          {
            column: 2,
            track: 2,
            button: (className) => (
              <button type="button" className={className}>
                2 more
              </button>
            ),
          },
        ]}
        link={(shown, props) => <a key={shown.id} href="#request" {...props} />}
      />
    ),
  },
} satisfies Meta<typeof Calendar.Root>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'MAC-000001, a request' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '2 more' })).toBeVisible()
  },
}
export const Week: Story = { args: { height: 'week' } }
