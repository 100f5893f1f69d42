import { defineSlotRecipe } from '@pandacss/dev'

export const pagination = defineSlotRecipe({
  className: 'pagination',
  slots: ['root', 'page', 'step', 'ellipsis'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '1', width: 'full', containerType: 'inline-size' },
    page: {
      display: 'inline-grid',
      placeContent: 'center',
      minWidth: 'control',
      height: 'control',
      px: '1.5',
      borderRadius: 'control',
      textStyle: 'table',
      fontVariantNumeric: 'tabular-nums',
      color: 'text.muted',
      cursor: 'pointer',
      _hover: { bg: 'neutral.subtle', color: 'text' },
      '&[aria-current]': { bg: 'neutral.subtle', color: 'text', fontWeight: 'semibold' },
      // where there is no room, its neighbours are what the arrows lead to
      '@container (max-width: 20rem)': {
        '&:has(+ [aria-current]), [aria-current] + &': { display: 'none' },
      },
    },
    step: {
      display: 'inline-grid',
      placeContent: 'center',
      width: 'control',
      height: 'control',
      borderRadius: 'control',
      color: 'text.muted',
      cursor: 'pointer',
      _hover: { bg: 'neutral.subtle', color: 'text' },
      _disabled: { bg: 'transparent', color: 'text.disabled', cursor: 'not-allowed' },
    },
    ellipsis: { width: '6', textAlign: 'center', color: 'text.muted', userSelect: 'none' },
  },
})
