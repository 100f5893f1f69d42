import { LANGUAGES, type Language } from '@plenum/i18n/language'
import { common as en } from '@plenum/i18n/locales/en/common'
import { common as es } from '@plenum/i18n/locales/es/common'
import { banner, button } from '@plenum/ui/recipes'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const WORDS = { en, es }
const styles = banner()

const strip = (language: Language): HtmlTagDescriptor => {
  const { errors, actions } = WORDS[language]
  return {
    tag: 'div',
    injectTo: 'body-prepend',
    attrs: { id: `unloaded-${language}`, class: styles.root, lang: language, role: 'alert', hidden: true },
    children: [
      { tag: 'p', attrs: { class: styles.body }, children: errors.stale_build },
      {
        tag: 'button',
        attrs: { type: 'button', class: button({ size: 'compact' }) },
        children: actions.reload,
      },
    ],
  }
}

/** What a page says where the application cannot be fetched: `public/boot.js` shows it in the reader's language. */
export const unloaded = (): Plugin => ({
  name: 'plenum:unloaded',
  transformIndexHtml: () => LANGUAGES.map(strip),
})
