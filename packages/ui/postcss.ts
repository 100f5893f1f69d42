import { fileURLToPath } from 'node:url'
import pandacss from '@pandacss/dev/postcss'

/** The one PostCSS plugin of every application that shows these parts. */
export const panda = () =>
  pandacss({
    configPath: fileURLToPath(new URL('panda.config.ts', import.meta.url)),
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  })
