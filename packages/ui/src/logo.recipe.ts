import { defineSlotRecipe } from '@pandacss/dev'

export const logo = defineSlotRecipe({
  className: 'logo',
  slots: ['root', 'floor', 'slab', 'air'],
  base: {
    root: {
      display: 'block',
      flexShrink: '0',
      fill: 'none',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    floor: { fill: 'currentColor', stroke: 'currentColor', strokeWidth: '1' },
    slab: { stroke: 'currentColor', strokeWidth: '2' },
    air: { stroke: 'accent.graphic', strokeWidth: '2.25' },
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
