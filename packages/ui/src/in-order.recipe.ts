import { defineRecipe } from '@pandacss/dev'

const unseen = { '& > :is(.skeleton, :has(.skeleton)) ~ *': { visibility: 'hidden' } } as const

export const inOrder = defineRecipe({
  className: 'in-order',
  variants: {
    beside: {
      never: unseen,
      lg: { lgDown: unseen },
      xl: { xlDown: unseen },
    },
  },
  defaultVariants: { beside: 'never' },
})
