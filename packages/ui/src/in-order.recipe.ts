import { defineRecipe } from '@pandacss/dev'

const unseen = {
  '& > :is(.skeleton, :has(.skeleton)) ~ *': {
    // all the while it is delayed; what takes longer is no reason to keep the rest from anybody
    animation: 'unseen 1ms linear 3s backwards',
  },
} as const

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
