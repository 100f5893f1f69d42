import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button.tsx'

const meta = { title: 'Foundations/Motion', parameters: { layout: 'padded' } } satisfies Meta

export default meta

const box = {
  width: '10',
  height: '10',
  borderRadius: 'control',
  bg: 'accent.graphic',
  transitionProperty: '[transform]',
  transitionTimingFunction: 'out',
  '&[data-away]': { transform: 'translateX(12rem)' },
} as const

const speeds = [
  ['fast, 120 ms', css(box, { transitionDuration: 'fast' })],
  ['normal, 160 ms', css(box, { transitionDuration: 'normal' })],
  ['slow, 200 ms', css(box, { transitionDuration: 'slow' })],
] as const

/** Only where it explains where something came from or went; none with reduced motion. */
function Speeds() {
  const [away, setAway] = useState(false)
  return (
    <div className={stack({ gap: '4' })}>
      <h1 className={css({ textStyle: 'title' })}>Motion</h1>
      {speeds.map(([name, className]) => (
        <div key={name} className={hstack({ gap: '4' })}>
          <code className={css({ textStyle: 'code', width: '24', color: 'text.muted' })}>{name}</code>
          <span className={className} {...(away && { 'data-away': '' })} />
        </div>
      ))}
      <div>
        <Button onClick={() => setAway(!away)}>Move</Button>
      </div>
    </div>
  )
}

export const Motion: StoryObj = { render: () => <Speeds /> }
