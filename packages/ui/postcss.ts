import { fileURLToPath } from 'node:url'
import pandacss from '@pandacss/dev/postcss'
import type { CSSOptions } from 'vite'
import { ownSelectors } from './own-selectors.ts'

type Plugins = NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>

interface Declared {
  prop: string
  remove: () => void
}

interface Rule {
  selectors: string[]
  nodes: readonly unknown[]
  walkDecls: {
    (visit: (declared: Declared) => void): void
    (property: RegExp, visit: (declared: Declared) => void): void
  }
  remove: () => void
}

interface Sheet {
  walkAtRules: (name: string, visit: (rule: { remove: () => void }) => void) => void
  walkRules: (visit: (rule: Rule) => void) => void
}

/** What the rules that set tokens declare, and no other rule does. */
const COLOUR = /^--colors-/
/** Colours of parts that are on no first page. */
const LATER_TOKEN = /^--colors-(fill|tag)-/

/** Panda writes the same rules into every sheet; each keeps its own. */
function keepOwn(sheet: Sheet, { opts }: { opts: { from?: string | undefined } }) {
  const isLater = /\/later\.css(?:\?|$)/.test(opts.from ?? '')
  // of the same name, the last one holds for all
  if (isLater) sheet.walkAtRules('keyframes', (rule) => rule.remove())
  sheet.walkRules((rule) => {
    let setsTokens = false
    rule.walkDecls(COLOUR, () => {
      setsTokens = true
    })
    // a size that the later sheet sets once more would take back what the first one set for a finger
    if (setsTokens)
      rule.walkDecls((token) => {
        if (LATER_TOKEN.test(token.prop) !== isLater) token.remove()
      })
    const own = setsTokens ? rule.selectors : ownSelectors(rule.selectors, isLater)
    if (own.length === 0 || rule.nodes.length === 0) rule.remove()
    else rule.selectors = own
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
