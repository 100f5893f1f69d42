import { defineRecipe } from '@pandacss/dev'

const unseen = {
  // what is in use stays seen: hidden, it would lose the focus
  '& > :is(.skeleton, :has(.skeleton)) ~ :not(:focus-within)': {
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
