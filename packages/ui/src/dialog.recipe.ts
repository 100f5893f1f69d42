import { defineSlotRecipe } from '@pandacss/dev'
import { overlay } from './overlay.recipe.ts'

export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'body', 'footer'],
  base: {
    backdrop: { ...overlay.backdrop, _open: { animation: 'fadeIn' }, _closed: { animation: 'fadeOut' } },
    positioner: {
      ...overlay.positioner,
      alignItems: { base: 'flex-end', sm: 'center' },
      justifyContent: 'center',
      p: '4',
      overflow: 'auto',
    },
    content: {
      ...overlay.content,
      width: 'full',
      maxHeight: 'calc(100dvh - {spacing.8})',
      borderRadius: 'sheet',
      _open: { animation: 'popIn' },
      _closed: { animation: 'fadeOut' },
    },
    header: { display: 'flex', alignItems: 'flex-start', gap: '3', pt: '5', px: '5' },
    title: { textStyle: 'heading', flex: '1', minWidth: '0' },
    description: { textStyle: 'body', color: 'text.muted', px: '5', pt: '1.5', maxWidth: 'prose' },
    // below its last field there is room for the ring of the focus
    body: { px: '5', pt: '4', pb: '1', overflow: 'auto', minHeight: '0' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      p: '5',
      '* + &': { pt: '4' },
      // a form keeps its parts apart by itself
      'form > &': { pt: '0' },
    },
  },
  variants: {
    size: {
      regular: { content: { maxWidth: 'dialog' } },
      wide: { content: { maxWidth: 'dialogWide' } },
      page: {
        // it grows downwards while its parts arrive
        positioner: { p: { base: '0', sm: '4' }, alignItems: 'flex-start' },
        content: {
          maxWidth: { sm: 'dialogWide' },
          height: { base: '[100dvh]', sm: 'auto' },
          maxHeight: { base: '[100dvh]', sm: 'calc(100dvh - {spacing.8})' },
          borderRadius: { base: '[0]', sm: 'sheet' },
          // what a long form holds in view lies on the edge
          '& > :last-child': { pb: '0' },
        },
      },
    },
  },
  defaultVariants: { size: 'regular' },
})
