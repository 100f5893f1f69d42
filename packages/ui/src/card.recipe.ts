import { defineRecipe } from '@pandacss/dev'

export const card = defineRecipe({
  className: 'card',
  base: { bg: 'surface', border: 'hairline', borderRadius: 'card', minWidth: '0' },
  variants: {
    inset: { none: { overflow: 'hidden' }, regular: { p: { base: '4', md: '5' } } },
  },
  defaultVariants: { inset: 'regular' },
})
