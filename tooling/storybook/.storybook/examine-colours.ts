import axe from 'axe-core'
import { decide } from './decide.ts'

/** The rules of axe that the choice of colours can break. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Storybook's own elements, which stand in every document. */
const NOT_OURS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

const isTransition = (animation: Animation) => animation instanceof CSSTransition

/** Looks at what is drawn in another theme, and puts the theme back; fails where axe finds a colour wrong. */
export async function examineColours(theme: string): Promise<void> {
  const { dataset } = document.documentElement
  const before = dataset.theme
  dataset.theme = theme
  for (const transition of document.getAnimations().filter(isTransition)) transition.finish()
  const { violations, incomplete } = await axe.run(
    { include: document.body, exclude: NOT_OURS },
    { runOnly: { type: 'rule', values: OF_COLOURS }, resultTypes: ['violations', 'incomplete'] },
  )
  try {
    decide(incomplete, `In the ${theme} theme`)
  } finally {
    dataset.theme = before
  }
  const wrong = violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${String(target)}: ${failureSummary}`),
  )
  if (wrong.length > 0) throw new Error(`In the ${theme} theme:\n${wrong.join('\n')}`)
}
