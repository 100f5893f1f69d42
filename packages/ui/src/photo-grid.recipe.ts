import { defineSlotRecipe } from '@pandacss/dev'

export const photoGrid = defineSlotRecipe({
  className: 'photo-grid',
  slots: ['root', 'photo', 'opener', 'image', 'caption', 'action'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 45%), 1fr))',
      gap: '2',
    },
    photo: { position: 'relative', minWidth: '0', aspectRatio: '1' },
    opener: {
      display: 'grid',
      placeItems: 'center',
      width: 'full',
      height: 'full',
      overflow: 'hidden',
      bg: 'neutral.subtle',
      border: 'hairline',
      borderRadius: 'card',
      color: 'text.muted',
      cursor: 'zoom-in',
      _hover: { borderColor: 'border.control' },
    },
    image: { width: 'full', height: 'full', objectFit: 'cover' },
    caption: {
      position: 'absolute',
      insetX: '[1px]',
      bottom: '[1px]',
      px: '2',
      py: '0.5',
      bg: 'surface',
      borderBottomRadius: 'card',
      textStyle: 'caption',
      truncate: true,
      pointerEvents: 'none',
    },
    // over a picture of any colours, so on a ground of its own
    action: {
      position: 'absolute',
      top: '1.5',
      right: '1.5',
      bg: 'surface',
      border: 'hairline',
      borderRadius: 'control',
      // a pointer that hovers sees it on the picture it is over; keys and fingers always
      '@media (hover: hover)': {
        opacity: '0',
        transitionProperty: 'opacity',
        transitionDuration: 'fast',
        ':is(:hover, :focus-within) > &': { opacity: '1' },
      },
    },
  },
})
