import { defineSlotRecipe } from '@pandacss/dev'

export const popover = defineSlotRecipe({
  className: 'popover',
  slots: ['positioner', 'content', 'header', 'title', 'description', 'body'],
  base: {
    positioner: {},
    content: {
      // Ark lifts the positioner to the content's own level
      zIndex: 'floating',
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      width: 'max-content',
      minWidth: 'menu',
      maxWidth: 'min(24rem, calc(100vw - 1rem))',
      maxHeight: 'min(32rem, var(--available-height))',
      overflow: 'auto',
      p: '3',
      bg: 'surface.raised',
      borderRadius: 'card',
      boxShadow: 'floating',
      outline: 'none',
      transformOrigin: 'var(--transform-origin)',
      _open: { animation: 'popIn' },
      _closed: { animation: 'fadeOut' },
    },
    header: { display: 'flex', alignItems: 'center', gap: '2', minHeight: 'controlCompact' },
    title: { flex: '1', minWidth: '0', textStyle: 'strong' },
    description: { textStyle: 'table', color: 'text.muted' },
    body: { textStyle: 'table', minWidth: '0' },
  },
})
