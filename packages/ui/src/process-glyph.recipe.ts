import { defineRecipe } from '@pandacss/dev'

export const processGlyph = defineRecipe({
  className: 'process-glyph',
  base: {
    display: 'block',
    flexShrink: '0',
    width: '14px',
    height: '14px',
    fill: 'none',
    stroke: 'currentColor',
    '& [data-mark]': { stroke: 'surface' },
  },
  variants: {
    step: {
      todo: { color: 'neutral.graphic' },
      in_progress: { color: 'warning.graphic' },
      in_review: { color: 'info.graphic' },
      blocked: { color: 'danger.graphic' },
      done: { color: 'accent.graphic' },
      canceled: { color: 'neutral.graphic' },
    },
  },
  defaultVariants: { step: 'todo' },
})
