import { fileURLToPath } from 'node:url'
import pandacss from '@pandacss/dev/postcss'
import type { CSSOptions } from 'vite'

type Plugins = NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>

const configs = { everything: 'panda.config.ts', application: 'panda.application.config.ts' } as const

/** The one PostCSS plugin of every application that shows these parts: with all their styles, or those it uses. */
export const panda = (styles: keyof typeof configs) =>
  // Panda and Vite each bring a postcss; their plugin types differ only in that
  pandacss({
    configPath: fileURLToPath(new URL(configs[styles], import.meta.url)),
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  }) as Plugins[number]
