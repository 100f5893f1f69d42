import { defineSlotRecipe } from '@pandacss/dev'

export const priorityBars = defineSlotRecipe({
  className: 'priority-bars',
  slots: ['root', 'bar'],
  base: {
    root: { display: 'block', flexShrink: '0', width: '14px', height: '14px', color: 'neutral.graphic' },
    bar: { fill: 'currentColor', '&[data-off]': { opacity: '0.3' } },
  },
})
