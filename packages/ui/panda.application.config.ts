import { defineConfig } from '@pandacss/dev'
import everything from './panda.config.ts'
import { partsOf } from './parts-of.ts'

const application = '../../apps/web/src'
// Panda runs its configuration as CommonJS, which knows its folder by this name only
const { files, recipes } = partsOf({ root: __dirname, application })

/** The styles of the built application: of the parts it shows, and of nothing that is only in the catalogue. */
export default defineConfig({
  ...everything,
  include: [`${application}/**/*.{ts,tsx}`, ...files],
  exclude: ['./src/**/*.recipe.ts', '**/*.stories.tsx', '**/*.test.ts'],
  staticCss: { recipes: Object.fromEntries(recipes.map((recipe) => [recipe, ['*']])) },
})
