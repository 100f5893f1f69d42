import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { Logo } from '@plenum/ui/logo'
import { grid, hstack, stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = { title: 'Welcome', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const floors = [
  {
    name: 'Foundations',
    text: 'Colours by meaning, type, the 4 px grid, density and motion. Everything else is made of these.',
    path: 'foundations-colours--colours',
  },
  {
    name: 'Parts',
    text: 'One part, one folder of states: resting, long, empty, disabled with its reason, invalid, loading.',
    path: 'parts-button--tones',
  },
  {
    name: 'Patterns',
    text: 'Parts put to work by the application: lists, sheets, imports, notices. Data come by props.',
    path: 'patterns-features-assets-asset-card--resting',
  },
  {
    name: 'Screens',
    text: 'Whole pages, to look at alignment, hierarchy and calm.',
    path: 'screens--assets-list',
  },
] as const

const habits = [
  'Theme, language and density are in the toolbar; a part is finished when it is right in all of them.',
  'Every story is a test: it renders, its play function uses the keyboard, and axe finds nothing.',
  'A part takes its words by props. The application takes them from packages/i18n.',
  'Dense but calm, one accent colour, one primary action, motion only where it explains.',
]

/** The front door of the catalogue. */
export const Welcome: StoryObj = {
  render: () => (
    <main className={stack({ gap: '6', p: '8', maxWidth: 'page' })}>
      <header className={stack({ gap: '3' })}>
        <div className={hstack({ gap: '3' })}>
          <Logo />
          <h1 className={css({ textStyle: 'display' })}>Plenum, part by part</h1>
        </div>
        <p className={css({ textStyle: 'lead', color: 'text.muted', maxWidth: 'prose' })}>
          A plenum is the space under a raised floor that carries cold air to the racks. The look follows:
          cool, quiet, exact. The interface steps back; the data stand out.
        </p>
      </header>
      <div
        className={grid({ gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }, gap: '4' })}
      >
        {floors.map(({ name, text, path }) => (
          <Card key={name} className={stack({ gap: '2' })}>
            <h2>
              <a className={link()} href={`/?path=/story/${path}`} target="_top">
                {name}
              </a>
            </h2>
            <p className={css({ color: 'text.muted' })}>{text}</p>
          </Card>
        ))}
      </div>
      <ul className={stack({ gap: '2' })}>
        {habits.map((habit) => (
          <li key={habit}>{habit}</li>
        ))}
      </ul>
    </main>
  ),
}
