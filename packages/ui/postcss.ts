import { fileURLToPath } from 'node:url'
import pandacss from '@pandacss/dev/postcss'
import type { CSSOptions } from 'vite'

type Plugins = NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>

/** The one PostCSS plugin of every application that shows these parts. */
export const panda = () =>
  // Panda and Vite each bring a postcss; their plugin types differ only in that
  pandacss({
    configPath: fileURLToPath(new URL('panda.config.ts', import.meta.url)),
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  }) as Plugins[number]
