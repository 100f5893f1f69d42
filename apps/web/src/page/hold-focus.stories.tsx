import type { Meta, StoryObj } from '@storybook/react-vite'
import { CONTENT_ID } from '@plenum/ui/skip-link'
import { useLayoutEffect, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { holdFocus } from './hold-focus.ts'

let isHeld = false

/** A page with rows that can be removed; it is not shown for as long as a part of it is on its way. */
function Page({ keeps }: { keeps: boolean }) {
  const [rows, setRows] = useState(['R01', 'R02', 'R03'])
  const [isComing, setIsComing] = useState(false)
  useLayoutEffect(() => {
    if (!isHeld) holdFocus()
    isHeld = true
  }, [])
  const take = (row: string) => {
    setIsComing(true)
    if (!keeps) setRows((now) => now.filter((each) => each !== row))
  }
  return (
    <>
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setIsComing(false)}
      >
        Arrive
      </button>
      <main id={CONTENT_ID} tabIndex={-1} aria-label="Racks">
        {isComing && <p>Loading…</p>}
        <div hidden={isComing}>
          {rows.map((row) => (
            <button key={row} type="button" onClick={() => take(row)}>
              {row}
            </button>
          ))}
        </div>
      </main>
    </>
  )
}

const meta = {
  title: 'Focus that is held',
  component: Page,
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** Has a page go away under the focus, and come back once the content stands in. */
async function goAndCome(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  canvas.getByRole('button', { name: 'R02' }).focus()
  await userEvent.keyboard('{Enter}')
  await canvas.findByText('Loading…')
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }))
}

/** What had the focus is the same after the moment in which it was not shown. */
export const ComesBackWithThePage: Story = {
  args: { keeps: true },
  play: async ({ canvas }) => {
    await goAndCome(canvas)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'R02' })).toHaveFocus())
  },
}

/** The row was removed meanwhile: the nearest has the focus. */
export const GoesNearWhatIsGone: Story = {
  args: { keeps: false },
  play: async ({ canvas }) => {
    await goAndCome(canvas)
    await canvas.findByRole('button', { name: 'R01' })
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^R0[13]$/))
  },
}
