import { defineSlotRecipe } from '@pandacss/dev'

export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      bg: 'backdrop',
      _open: { animation: 'fadeIn' },
      _closed: { animation: 'fadeOut' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      display: 'flex',
      alignItems: { base: 'flex-end', sm: 'center' },
      justifyContent: 'center',
      p: '4',
      overflow: 'auto',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: 'calc(100dvh - {spacing.8})',
      bg: 'surface.raised',
      borderRadius: 'sheet',
      boxShadow: 'sheet',
      outline: 'none',
      _open: { animation: 'popIn' },
      _closed: { animation: 'fadeOut' },
    },
    header: { display: 'flex', alignItems: 'flex-start', gap: '3', pt: '5', px: '5' },
    title: { textStyle: 'heading', flex: '1', minWidth: '0' },
    description: { textStyle: 'body', color: 'text.muted', px: '5', pt: '1.5', maxWidth: 'prose' },
    body: { px: '5', pt: '4', overflow: 'auto', minHeight: '0' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      p: '5',
    },
  },
  variants: {
    size: {
      regular: { content: { maxWidth: 'dialog' } },
      wide: { content: { maxWidth: 'dialogWide' } },
    },
  },
  defaultVariants: { size: 'regular' },
})
