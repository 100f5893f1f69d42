import { defineRecipe } from '@pandacss/dev'

export const hidden = defineRecipe({ className: 'hidden', base: { srOnly: true } })
