import '@plenum/ui/styles.css'
import './preview.css'
import { createI18n, loadWords, switchLanguage } from '@plenum/i18n/create-i18n'
import { isLanguage } from '@plenum/i18n/language'
import type { Preview } from '@storybook/react-vite'
import { I18nextProvider } from 'react-i18next'
import { configure } from 'storybook/test'
import { examineColours } from './examine-colours.ts'

// a busy machine takes longer than the second that is waited by default
configure({ asyncUtilTimeout: 5000 })

const i18n = await createI18n()
await loadWords(i18n, 'app')
await loadWords(i18n, 'company')
await loadWords(i18n, 'library')
await loadWords(i18n, 'places')
await loadWords(i18n, 'feedback')
await loadWords(i18n, 'settings')
await loadWords(i18n, 'life')
await loadWords(i18n, 'imports')
await loadWords(i18n, 'output')
await loadWords(i18n, 'reservations')
await loadWords(i18n, 'records')
await loadWords(i18n, 'racks')
await loadWords(i18n, 'plans')
await loadWords(i18n, 'fit')
await loadWords(i18n, 'work')
await loadWords(i18n, 'forms')
await loadWords(i18n, 'dashboards')
await loadWords(i18n, 'reports')
await loadWords(i18n, 'maintenance')
await loadWords(i18n, 'plant')
await loadWords(i18n, 'spikes')
await loadWords(i18n, 'configuration')

export default {
  initialGlobals: { theme: 'light', language: 'en', density: 'regular' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true } },
    language: { toolbar: { title: 'Language', items: ['en', 'es'], dynamicTitle: true } },
    density: { toolbar: { title: 'Density', items: ['regular', 'compact', 'touch'], dynamicTitle: true } },
  },
  parameters: {
    layout: 'centered',
    a11y: { test: location.search.includes('looks') ? 'off' : 'error' },
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
  beforeEach: ({ globals }) => {
    const { dataset } = document.documentElement
    dataset.theme = String(globals.theme)
    dataset.density = String(globals.density)
    document.documentElement.lang = String(globals.language)
  },
  afterEach: async ({ globals }) => {
    if (globals.alsoIn !== undefined) await examineColours(String(globals.alsoIn))
  },
  decorators: [
    (Story) => (
      <I18nextProvider i18n={i18n}>
        <Story />
      </I18nextProvider>
    ),
  ],
} satisfies Preview
