import { fileURLToPath } from 'node:url'
import pandacss from '@pandacss/dev/postcss'
import type { CSSOptions } from 'vite'
import { LATER } from './src/later.ts'

type Plugins = NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>

interface Rule {
  selector: string
  nodes: readonly unknown[]
  walkDecls: (property: RegExp, visit: (declared: { prop: string; remove: () => void }) => void) => void
  remove: () => void
}

interface Sheet {
  walkRules: (visit: (rule: Rule) => void) => void
}

const later = new RegExp(`\\.(?:${LATER.join('|')})(?:__|--|[^a-z-]|$)`)

const TOKEN = /^--colors-/
/** Colours of parts that are on no first page. */
const LATER_TOKEN = /^--colors-(fill|tag)-/

/** Panda writes the same rules into every sheet; each keeps its own. */
function keepOwn(sheet: Sheet, { opts }: { opts: { from?: string | undefined } }) {
  const isLater = /\/later\.css(?:\?|$)/.test(opts.from ?? '')
  sheet.walkRules((rule) => {
    let declares = false
    rule.walkDecls(TOKEN, (token) => {
      declares = true
      if (LATER_TOKEN.test(token.prop) !== isLater) token.remove()
    })
    const isElsewhere = declares ? rule.nodes.length === 0 : later.test(rule.selector) !== isLater
    if (isElsewhere) rule.remove()
  })
}

const configs = { everything: 'panda.config.ts', application: 'panda.application.config.ts' } as const

/** The one PostCSS plugin of every application that shows these parts: with all their styles, or those it uses. */
export const panda = (styles: keyof typeof configs): Plugins[number] => {
  // Panda and Vite each bring a postcss; their plugin types differ only in that
  const whole = pandacss({
    configPath: fileURLToPath(new URL(configs[styles], import.meta.url)),
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  }) as { postcssPlugin: string; plugins: Plugins }
  return { ...whole, plugins: [...whole.plugins, keepOwn] } as Plugins[number]
}
