import { defineSlotRecipe } from '@pandacss/dev'
import { insetButton } from './inset-button.recipe.ts'

export const passwordInput = defineSlotRecipe({
  className: 'password-input',
  slots: ['root', 'control', 'reveal'],
  base: {
    root: { position: 'relative' },
    control: { pr: 'control' },
    reveal: insetButton,
  },
})
