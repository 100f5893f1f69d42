import { defineRecipe } from '@pandacss/dev'

export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    bg: 'neutral.subtle',
    borderRadius: 'chip',
    maxWidth: 'full',
    // shown late: what is there at once needs no stand-in
    animation: '{animations.appearLate}, {animations.breathe}',
    animationDelay: '{durations.patience}, 400ms',
  },
  variants: {
    shape: {
      line: { height: '3', my: '1' },
      title: { height: '5', my: '1' },
      control: { height: 'control', borderRadius: 'control' },
      block: { height: '24', borderRadius: 'card' },
      round: { width: '8', height: '8', borderRadius: 'full' },
    },
    width: {
      full: { width: 'full' },
      long: { width: '75%' },
      medium: { width: '50%' },
      short: { width: '25%' },
      own: {},
    },
  },
  defaultVariants: { shape: 'line', width: 'full' },
})
