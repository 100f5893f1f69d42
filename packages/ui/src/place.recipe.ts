import { defineSlotRecipe } from '@pandacss/dev'

export const place = defineSlotRecipe({
  className: 'place',
  slots: ['root', 'path', 'link', 'separator'],
  base: {
    // a line that runs from the right is cut, and marked as cut, at the left
    root: {
      display: 'block',
      direction: 'rtl',
      textAlign: 'left',
      minWidth: '0',
      maxWidth: 'full',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      textStyle: 'code',
      fontSize: 'xs',
    },
    path: { direction: 'ltr', unicodeBidi: 'isolate', '& li': { display: 'inline' } },
    link: {
      // a link that was cut off comes into view with its focus ring
      scrollMarginInline: '1',
      borderRadius: 'chip',
      color: 'inherit',
      textDecorationLine: 'underline',
      textDecorationColor: 'transparent',
      textUnderlineOffset: '3px',
      _hover: { color: 'text.accent', textDecorationColor: 'currentColor' },
    },
    separator: { px: '1', color: 'text.muted', userSelect: 'none' },
  },
})
