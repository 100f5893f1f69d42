import { defineSlotRecipe } from '@pandacss/dev'
import { floating } from './floating.recipe.ts'

export const popover = defineSlotRecipe({
  className: 'popover',
  slots: ['positioner', 'content', 'header', 'title', 'description', 'body'],
  base: {
    positioner: {},
    content: {
      ...floating.panel,
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      width: 'max-content',
      minWidth: 'menu',
      maxWidth: 'min(24rem, calc(100vw - 1rem))',
      maxHeight: 'min(32rem, var(--available-height))',
      overflow: 'auto',
      p: '3',
    },
    header: { display: 'flex', alignItems: 'center', gap: '2', minHeight: 'controlCompact' },
    title: { flex: '1', minWidth: '0', textStyle: 'strong' },
    description: { textStyle: 'table', color: 'text.muted' },
    body: { textStyle: 'table', minWidth: '0' },
  },
})
