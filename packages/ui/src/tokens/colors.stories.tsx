import { css } from '@plenum/ui/css'
import { grid, hstack, stack } from '@plenum/ui/patterns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card.tsx'
import { meanings } from './colors.ts'

const meta = { title: 'Foundations/Colours', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const variable = (...path: string[]) => `var(--colors-${path.filter((part) => part !== 'DEFAULT').join('-')})`

/** Every colour by its meaning, as it is in the theme on screen. */
export const Colours: StoryObj = {
  render: () => (
    <div className={stack({ gap: '6', p: '6', maxWidth: 'page' })}>
      <h1 className={css({ textStyle: 'title' })}>Colours</h1>
      {Object.entries<object>(meanings).map(([name, parts]) => (
        <Card key={name} className={stack({ gap: '3' })}>
          <h2 className={css({ textStyle: 'strong' })}>{name}</h2>
          <div className={grid({ gridTemplateColumns: '[repeat(auto-fill, minmax(11rem, 1fr))]', gap: '3' })}>
            {(Array.isArray(parts) ? ['DEFAULT'] : Object.keys(parts)).map((part) => (
              <Swatch key={part} name={part} colour={variable(name, part)} />
            ))}
          </div>
        </Card>
      ))}
    </div>
  ),
}

function Swatch({ name, colour }: { name: string; colour: string }) {
  return (
    <div className={hstack({ gap: '3' })}>
      <span
        className={css({
          width: '8',
          height: '8',
          borderRadius: 'control',
          border: 'hairline',
          flexShrink: '0',
        })}
        style={{ background: colour }}
      />
      <span className={css({ textStyle: 'code' })}>{name}</span>
    </div>
  )
}
