import { defineSlotRecipe } from '@pandacss/dev'

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['positioner', 'content', 'item', 'text', 'reason', 'check', 'label', 'separator'],
  base: {
    positioner: {},
    content: {
      // Ark lifts the positioner to the content's own level
      zIndex: 'floating',
      minWidth: 'menu',
      maxWidth: '20rem',
      maxHeight: 'min(24rem, var(--available-height))',
      overflow: 'auto',
      p: '1',
      bg: 'surface.raised',
      borderRadius: 'card',
      boxShadow: 'floating',
      outline: 'none',
      transformOrigin: 'var(--transform-origin)',
      _open: { animation: 'popIn' },
      _closed: { animation: 'fadeOut' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control',
      px: '2',
      py: '1',
      borderRadius: 'chip',
      textStyle: 'table',
      color: 'text',
      cursor: 'pointer',
      textAlign: 'left',
      userSelect: 'none',
      _highlighted: { bg: 'neutral.subtle' },
      '&:is([data-disabled], [aria-disabled=true])': { color: 'text.muted', cursor: 'not-allowed' },
      '& > .lucide': { color: 'text.muted' },
    },
    text: { flex: '1', minWidth: '0' },
    reason: { display: 'block', textStyle: 'caption', color: 'text.muted' },
    check: { display: 'flex', width: '4', color: 'accent.graphic' },
    label: { px: '2', pt: '2', pb: '1', textStyle: 'caption', color: 'text.muted' },
    separator: { height: 'hairline', my: '1', mx: '-1', bg: 'border', border: 'none' },
  },
  variants: {
    tone: {
      regular: {},
      danger: { item: { color: 'text.danger', '& > .lucide': { color: 'text.danger' } } },
    },
  },
  defaultVariants: { tone: 'regular' },
})
