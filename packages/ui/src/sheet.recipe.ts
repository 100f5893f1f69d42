import { defineSlotRecipe } from '@pandacss/dev'
import { overlay } from './overlay.recipe.ts'

export const sheet = defineSlotRecipe({
  className: 'sheet',
  slots: [
    'backdrop',
    'positioner',
    'content',
    'header',
    'titles',
    'title',
    'description',
    'actions',
    'body',
    'footer',
  ],
  base: {
    backdrop: { ...overlay.backdrop, _open: { animation: 'fadeIn' }, _closed: { animation: 'fadeOut' } },
    positioner: { ...overlay.positioner, overflow: 'hidden' },
    content: {
      ...overlay.content,
      _open: { animation: 'slide' },
      _closed: { animation: 'slideAway' },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      pl: { base: '4', sm: '5' },
      pr: '3',
      py: '3',
      borderBottom: 'hairline',
    },
    titles: { flex: '1', minWidth: '0', py: '0.5' },
    title: { textStyle: 'heading', overflowWrap: 'anywhere' },
    description: { textStyle: 'table', color: 'text.muted', overflowWrap: 'anywhere' },
    actions: { display: 'flex', alignItems: 'center', gap: '0.5' },
    body: { flex: '1', minHeight: '0', overflow: 'auto', px: { base: '4', sm: '5' }, py: '4' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      px: { base: '4', sm: '5' },
      py: '3',
      borderTop: 'hairline',
      pb: 'max({spacing.3}, env(safe-area-inset-bottom))',
    },
  },
  variants: {
    side: {
      right: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          '--from-x': '100%',
          width: { base: 'full', sm: 'sheet' },
          height: 'full',
          sm: { borderLeftRadius: 'sheet' },
        },
      },
      left: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          '--from-x': '-100%',
          width: { base: 'full', sm: 'sheet' },
          height: 'full',
          sm: { borderRightRadius: 'sheet' },
        },
      },
      top: {
        positioner: { alignItems: 'flex-start' },
        content: { '--from-y': '-100%', width: 'full', maxHeight: '80dvh', borderBottomRadius: 'sheet' },
      },
      bottom: {
        positioner: { alignItems: 'flex-end' },
        content: { '--from-y': '100%', width: 'full', maxHeight: '80dvh', borderTopRadius: 'sheet' },
      },
    },
    size: {
      regular: {},
      /** The navigation off its canvas. */
      nav: { content: { width: 'sidebar', maxWidth: '85vw' } },
    },
  },
  defaultVariants: { side: 'right', size: 'regular' },
})
