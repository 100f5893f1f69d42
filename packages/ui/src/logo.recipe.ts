import { defineSlotRecipe } from '@pandacss/dev'

export const logo = defineSlotRecipe({
  className: 'logo',
  slots: ['root', 'floor', 'pedestals', 'air'],
  base: {
    root: {
      display: 'block',
      flexShrink: '0',
      fill: 'none',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    floor: { fill: 'currentColor' },
    pedestals: { stroke: 'currentColor', strokeWidth: '1.75' },
    air: { stroke: 'accent.graphic', strokeWidth: '2' },
  },
  variants: {
    size: {
      sm: { root: { width: '5', height: '5' } },
      md: { root: { width: '6', height: '6' } },
      lg: { root: { width: '10', height: '10' } },
    },
  },
  defaultVariants: { size: 'md' },
})
