import { defineSlotRecipe } from '@pandacss/dev'

export const searchInput = defineSlotRecipe({
  className: 'search-input',
  slots: ['root', 'icon', 'input', 'hint'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      width: 'full',
      maxWidth: '24rem',
      minWidth: '0',
    },
    icon: { position: 'absolute', left: '2.5', color: 'text.muted', pointerEvents: 'none' },
    input: {
      pl: '8',
      '&::-webkit-search-cancel-button': { appearance: 'none' },
      'div:has(> span) > &': { pr: '16' },
    },
    hint: {
      position: 'absolute',
      right: '1.5',
      pointerEvents: 'none',
      'input:focus ~ &, input:not(:placeholder-shown) ~ &': { display: 'none' },
      _coarse: { display: 'none' },
    },
  },
  variants: {
    tone: {
      regular: {},
      /** For the header: a quieter ground without an edge. */
      quiet: {
        input: { bg: 'neutral.subtle', borderColor: 'transparent', _focusVisible: { bg: 'surface' } },
      },
    },
  },
  defaultVariants: { tone: 'regular' },
})
