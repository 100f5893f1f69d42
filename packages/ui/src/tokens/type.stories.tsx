import { css } from '@plenum/ui/css'
import { grid, stack } from '@plenum/ui/patterns'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = { title: 'Foundations/Type', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const styles = [
  ['display', css({ textStyle: 'display' }), 'Not-found and first pages'],
  ['title', css({ textStyle: 'title' }), 'The heading of a page'],
  ['heading', css({ textStyle: 'heading' }), 'The heading of a card or a sheet'],
  ['lead', css({ textStyle: 'lead' }), 'The first sentence of a public page'],
  ['strong', css({ textStyle: 'strong' }), 'A name among other text'],
  ['body', css({ textStyle: 'body' }), 'Running text'],
  ['label', css({ textStyle: 'label' }), 'The label of a field'],
  ['table', css({ textStyle: 'table' }), 'Cells and controls: 12 racks, 1,024 assets'],
  ['code', css({ textStyle: 'code' }), 'SRV-000042 · R04 › U12 · 8XK2P13'],
  ['caption', css({ textStyle: 'caption' }), 'Help under a field'],
] as const

/** The ways text is set; a size always comes with its line height and weight. */
export const Type: StoryObj = {
  render: () => (
    <div className={stack({ gap: '6', p: '6', maxWidth: 'page' })}>
      <h1 className={css({ textStyle: 'title' })}>Type</h1>
      <dl className={grid({ gridTemplateColumns: '[8rem 1fr]', gap: '4', alignItems: 'baseline' })}>
        {styles.map(([name, className, text]) => (
          <div key={name} className={css({ display: 'contents' })}>
            <dt className={css({ textStyle: 'code', color: 'text.muted' })}>{name}</dt>
            <dd className={className}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  ),
}
