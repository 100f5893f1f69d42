import { defineSlotRecipe } from '@pandacss/dev'
import { overlay } from './overlay.recipe.ts'

const bar = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: '0',
  gap: '1',
  px: '3',
  py: '2',
  bg: 'surface',
} as const

export const imageViewer = defineSlotRecipe({
  className: 'image-viewer',
  slots: [
    'positioner',
    'content',
    'head',
    'title',
    'name',
    'position',
    'stage',
    'image',
    'note',
    'foot',
    'scale',
  ],
  base: {
    positioner: overlay.positioner,
    content: {
      ...overlay.content,
      flex: '1',
      bg: 'surface.sunken',
      _open: { animation: 'fadeIn' },
    },
    head: { ...bar, borderBottom: 'hairline' },
    title: { flex: '1', minWidth: '0', pl: '1' },
    name: { textStyle: 'label', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    position: { textStyle: 'caption', color: 'text.muted', fontVariantNumeric: 'tabular-nums' },
    stage: {
      position: 'relative',
      flex: '1',
      minHeight: '0',
      display: 'grid',
      placeContent: 'center',
      overflow: 'hidden',
      userSelect: 'none',
      touchAction: 'none',
      '&[data-zoomed]': { cursor: 'grab', _active: { cursor: 'grabbing' } },
    },
    image: {
      position: 'absolute',
      top: '50%',
      left: '50%',
      maxWidth: 'none',
      '&[data-motion=glides]': {
        transitionProperty: 'transform',
        transitionDuration: 'normal',
        transitionTimingFunction: 'out',
      },
    },
    note: { textStyle: 'body', color: 'text.muted', px: '5', textAlign: 'center', maxWidth: 'prose' },
    foot: {
      ...bar,
      justifyContent: 'center',
      borderTop: 'hairline',
      // clear of the bar some phones draw over the foot of the page
      pb: 'calc({spacing.2} + env(safe-area-inset-bottom))',
    },
    scale: {
      minWidth: '12',
      textStyle: 'label',
      textAlign: 'center',
      color: 'text.muted',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
