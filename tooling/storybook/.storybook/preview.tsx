import '@plenum/ui/styles.css'
import './preview.css'
import { BUNDLES, createI18n, loadWords, switchLanguage } from '@plenum/i18n/create-i18n'
import { isLanguage } from '@plenum/i18n/language'
import { SpeechProvider } from '@plenum/i18n/react'
import type { Preview, StoryContext } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { examineColours } from './examine-colours.ts'

// a bound for what never comes, far above what a busy machine takes
configure({ asyncUtilTimeout: 30_000 })

if (location.search.includes('looks')) document.documentElement.dataset.still = ''

const i18n = await createI18n()
for (const bundle of BUNDLES) await loadWords(i18n, bundle)

/** Storybook gives each story the way to draw it, and its types do not say so. */
type Drawn = StoryContext & { renderToCanvas?: () => Promise<void> }

/** The parts of which this page has examined a story. */
const examined = new Set<string>()

/** Whether axe leaves a story out: where `axe` is 'first', all but the first one of each part. */
function isLeftOut({ globals, title }: StoryContext): boolean {
  if (globals.axe !== 'first') return false
  const isFurther = examined.has(title)
  examined.add(title)
  return isFurther
}

const frame = () => new Promise(requestAnimationFrame)

export default {
  initialGlobals: { theme: 'light', language: 'en', density: 'regular' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true } },
    language: { toolbar: { title: 'Language', items: ['en', 'es'], dynamicTitle: true } },
    density: { toolbar: { title: 'Density', items: ['regular', 'compact', 'touch'], dynamicTitle: true } },
  },
  parameters: {
    layout: 'centered',
    a11y: {
      options: { resultTypes: ['violations', 'incomplete'] },
      test: location.search.includes('looks') ? 'off' : 'error',
    },
    controls: { disable: true },
    // where only the look is examined, a play in another language may fail
    throwPlayFunctionExceptions: !location.search.includes('looks'),
    options: { storySort: { order: ['Welcome', 'Foundations', 'Parts', 'Patterns', 'Screens'] } },
  },
  loaders: [
    async ({ globals }) => {
      const language = String(globals.language)
      if (isLanguage(language)) await switchLanguage(i18n, language)
      return {}
    },
  ],
  beforeEach: (context) => {
    const { globals } = context
    // the addon examines a story after its play, unless that is left to a person
    globals.a11y = { manual: isLeftOut(context) }
    const { dataset } = document.documentElement
    dataset.theme = String(globals.theme)
    dataset.density = String(globals.density)
    document.documentElement.lang = String(globals.language)
  },
  // nobody acts on what is not drawn yet: sizes are measured, and what lies beside a dialog is hidden, in its first frame
  mount: (context: Drawn) => async () => {
    await context.renderToCanvas?.()
    await frame()
    await frame()
    return context.canvas
  },
  afterEach: async ({ globals }) => {
    if (globals.alsoIn !== undefined) await examineColours(String(globals.alsoIn))
  },
  decorators: [
    (Story) => (
      <SpeechProvider i18n={i18n}>
        <Story />
      </SpeechProvider>
    ),
  ],
} satisfies Preview
