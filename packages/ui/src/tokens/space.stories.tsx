import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button.tsx'
import { TextInput } from '../text-input.tsx'

const meta = { title: 'Foundations/Space and density', parameters: { layout: 'padded' } } satisfies Meta

export default meta

const steps = [
  ['1', css({ width: '1' })],
  ['2', css({ width: '2' })],
  ['3', css({ width: '3' })],
  ['4', css({ width: '4' })],
  ['6', css({ width: '6' })],
  ['8', css({ width: '8' })],
  ['12', css({ width: '12' })],
  ['16', css({ width: '16' })],
] as const

const row = css({ display: 'flex', alignItems: 'center', height: 'row', borderBottom: 'hairline', px: '3' })

/** The 4 px grid, and what a person's density moves: controls, rows and targets. */
export const Regular: StoryObj = {
  render: () => (
    <div className={stack({ gap: '6', maxWidth: 'dialogWide' })}>
      <h1 className={css({ textStyle: 'title' })}>Space and density</h1>
      <div className={stack({ gap: '2' })}>
        {steps.map(([name, width]) => (
          <div key={name} className={hstack({ gap: '4' })}>
            <code className={css({ textStyle: 'code', width: '8', color: 'text.muted' })}>{name}</code>
            <span className={`${width} ${css({ height: '3', bg: 'accent.graphic' })}`} />
          </div>
        ))}
      </div>
      <div className={hstack({ gap: '3' })}>
        <TextInput aria-label="A control" defaultValue="A control" />
        <Button>Another</Button>
      </div>
      <div className={css({ borderTop: 'hairline', textStyle: 'table' })}>
        <p className={row}>A row of a table</p>
        <p className={row}>and one more</p>
      </div>
    </div>
  ),
}

export const Compact: StoryObj = { ...Regular, globals: { density: 'compact' } }
export const Touch: StoryObj = { ...Regular, globals: { density: 'touch' } }
