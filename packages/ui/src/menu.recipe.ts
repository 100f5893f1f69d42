import { defineSlotRecipe } from '@pandacss/dev'
import { floating } from './floating.recipe.ts'

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['positioner', 'content', 'item', 'text', 'reason', 'check', 'label', 'separator'],
  base: {
    positioner: {},
    content: {
      ...floating.panel,
      minWidth: 'menu',
      maxWidth: '20rem',
      maxHeight: 'min(24rem, var(--available-height))',
      overflow: 'auto',
      p: '1',
    },
    item: {
      ...floating.item,
      textAlign: 'left',
      '&:is([data-disabled], [aria-disabled=true])': { color: 'text.muted', cursor: 'not-allowed' },
    },
    text: { flex: '1', minWidth: '0' },
    reason: { display: 'block', textStyle: 'caption', color: 'text.muted' },
    check: { display: 'flex', width: '4', color: 'accent.graphic' },
    label: floating.label,
    separator: { height: 'hairline', my: '1', mx: '-1', bg: 'border', border: 'none' },
  },
  variants: {
    tone: {
      regular: {},
      danger: {
        item: {
          '&:not([data-disabled], [aria-disabled=true])': {
            color: 'text.danger',
            '& > .lucide': { color: 'text.danger' },
          },
        },
      },
    },
  },
  defaultVariants: { tone: 'regular' },
})
