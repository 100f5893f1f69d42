import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useState, type ComponentProps } from 'react'
import { DatePicker } from './date-picker.tsx'
import { Field } from './field.tsx'

type Words = ComponentProps<typeof DatePicker>['words']

const english: Words = {
  placeholder: 'yyyy-mm-dd',
  open: 'Open the calendar',
  calendar: 'Calendar',
  today: 'Today',
  clear: 'Clear',
  previous: { day: 'Previous month', month: 'Previous year', year: 'Ten years back' },
  next: { day: 'Next month', month: 'Next year', year: 'Ten years on' },
  zoom: { day: 'Choose a month', month: 'Choose a year', year: 'Back to the days' },
}

const spanish: Words = {
  placeholder: 'dd/mm/aaaa',
  open: 'Abrir el calendario',
  calendar: 'Calendario',
  today: 'Hoy',
  clear: 'Quitar',
  previous: { day: 'Mes anterior', month: 'Año anterior', year: 'Diez años atrás' },
  next: { day: 'Mes siguiente', month: 'Año siguiente', year: 'Diez años más' },
  zoom: { day: 'Elegir el mes', month: 'Elegir el año', year: 'Volver a los días' },
}

const told = fn<(value: string | null) => void>()

interface ExampleProps extends Omit<ComponentProps<typeof DatePicker>, 'onValueChange'> {
  label: string
  error?: string
}

function Example({ label, error, ...rest }: ExampleProps) {
  const [value, setValue] = useState(rest.value)
  const change = (next: string | null) => {
    told(next)
    setValue(next)
  }
  return (
    <Field label={label} error={error} className={css({ width: 'form' })}>
      <DatePicker {...rest} value={value} onValueChange={change} />
    </Field>
  )
}

const meta = {
  component: Example,
  args: { label: 'Purchase date', value: '2025-04-03', locale: 'en-GB', words: english },
  beforeEach: () => void told.mockClear(),
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Purchase date' })
    await expect(box).toHaveValue('3 Apr 2025')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.clear(box)
    await expect(told).toHaveBeenLastCalledWith(null)
    await userEvent.type(box, '24/12/2026')
    await expect(told).toHaveBeenLastCalledWith('2026-12-24')
    await userEvent.clear(box)
    await userEvent.type(box, '2027-01-06')
    await userEvent.tab()
    await expect(told).toHaveBeenLastCalledWith('2027-01-06')
    await expect(box).toHaveValue('6 Jan 2027')
    await userEvent.clear(box)
    await userEvent.type(box, '4 sep 2027')
    await userEvent.tab()
    await expect(told).toHaveBeenLastCalledWith('2027-09-04')
    await expect(box).toHaveValue('4 Sept 2027')
  },
}

export const WhatIsNoDateIsLeftToTheForm: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox')
    await userEvent.clear(box)
    await userEvent.type(box, '30/02/2026')
    await userEvent.tab()
    await expect(told).toHaveBeenLastCalledWith('30/02/2026')
    await expect(box).toHaveValue('30/02/2026')
    // in the form in which days are kept, too
    await userEvent.clear(box)
    await userEvent.type(box, '2026-02-30')
    await userEvent.tab()
    await expect(told).toHaveBeenLastCalledWith('2026-02-30')
    await expect(box).toHaveValue('2026-02-30')
  },
}

export const PickedByKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const calendar = await screen.findByRole('dialog', { name: 'Calendar' })
    const chosen = await screen.findByRole('button', { name: /\b3 April 2025/ })
    await waitFor(() => expect(chosen).toHaveFocus())
    await expect(calendar).toHaveTextContent('April 2025')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('button', { name: /11 April 2025/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(told).toHaveBeenLastCalledWith('2025-04-11')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open the calendar' })).toHaveFocus())
  },
}

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
}

const firstWeekday = () =>
  within(screen.getByRole('dialog')).getAllByRole('columnheader', { hidden: true })[0]

export const Open: Story = { play: open }

export const Months: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: 'April 2025: Choose a month' }))
    await userEvent.click(await screen.findByRole('button', { name: /Choose a year/ }))
    await userEvent.click(await screen.findByRole('button', { name: '2026' }))
    await userEvent.click(await screen.findByRole('button', { name: /Jun/ }))
    await expect(screen.getByRole('dialog')).toHaveTextContent('June 2026')
  },
}

export const Cleared: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await expect(told).toHaveBeenLastCalledWith(null)
    await expect(context.canvas.getByRole('textbox')).toHaveValue('')
  },
}

export const WithinBounds: Story = {
  args: { min: '2025-04-02', max: '2025-04-20' },
  play: async (context) => {
    await open(context)
    await expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled()
    await expect(screen.getByRole('button', { name: /21 April 2025/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Empty: Story = { args: { value: null } }

export const Invalid: Story = { args: { value: '31/31/2025', error: 'Enter a valid date' } }

export const Disabled: Story = { args: { disabled: true } }

export const SpanishOpen: Story = {
  args: { label: 'Fecha de compra', locale: 'es', words: spanish },
  play: async (context) => {
    await expect(context.canvas.getByRole('textbox')).toHaveValue('03/04/2025')
    await open(context)
    // the week begins on Monday
    await expect(firstWeekday()).toHaveTextContent('L')
  },
}

export const WeekFromSunday: Story = {
  args: { ...SpanishOpen.args, weekStart: 0 },
  play: async (context) => {
    await open(context)
    await expect(firstWeekday()).toHaveTextContent('D')
  },
}
