import type { WorkSummary } from '@plenum/domain/work-request'
import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { storySummary } from '../story-work.ts'
import { WorkCalendar } from './work-calendar.tsx'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
const window = (first: number, last: number) => ({ window_start: at(first, 8), window_end: at(last, 18) })
const wanted = (wanted_on: string) => ({ window_start: null, window_end: null, wanted_on })

const requests: WorkSummary[] = [
  storySummary(1, 'todo', { ...window(18, 25), title: 'A new row of storage' }),
  storySummary(2, 'in_progress', { ...window(24, 26), title: 'Move three servers' }),
  storySummary(3, 'todo', { ...wanted('2026-11-17'), title: 'Swap the core switch' }),
  storySummary(4, 'done', { ...window(9, 10), title: 'Retire the tape library' }),
  ...Array.from({ length: 6 }, (_, number) =>
    storySummary(10 + number, 'approval', { ...window(27, 27), title: `Change ${number}` }),
  ),
]

const meta = {
  title: 'Work calendar',
  component: WorkCalendar,
  args: {
    requests,
    span: 'month',
    day: '2026-11-22',
    now: new Date(2026, 10, 22, 12),
    onSpan: fn(),
    barLink: ({ id }, props) => <a key={id} href={`#${id}`} {...props} />,
    listLink: ({ id, code, title }) => (
      <a href={`#${id}`}>
        {code} {title}
      </a>
    ),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className={css({ p: '4' })}>
        <h1 className={css({ textStyle: 'title', mb: '3' })}>MAC</h1>
        <Story />
      </main>
    ),
    inApplication,
  ],
} satisfies Meta<typeof WorkCalendar>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: /MAC-000003, Swap the core switch.*overdue/ }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
    await expect(args.onSpan).toHaveBeenCalledWith('month', '2026-12-01')
    await userEvent.click(canvas.getByRole('button', { name: '2 more on 27 Nov 2026' }))
    await expect(args.onSpan).toHaveBeenCalledWith('week', '2026-11-27')
  },
}
export const Week: Story = { args: { span: 'week' } }
export const Nothing: Story = { args: { day: '2026-01-10' } }
export const InSpanish: Story = { globals: { language: 'es' } }
