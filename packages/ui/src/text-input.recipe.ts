import { defineRecipe } from '@pandacss/dev'

export const textInput = defineRecipe({
  className: 'text-input',
  base: {
    display: 'block',
    width: 'full',
    minWidth: '0',
    height: 'control',
    px: '2.5',
    bg: 'surface',
    color: 'text',
    border: 'control',
    borderRadius: 'control',
    textStyle: 'body',
    // below 16 px a phone zooms into the field on focus
    _coarse: { fontSize: 'lg' },
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'fast',
    _placeholder: { color: 'text.muted', opacity: '1' },
    _hover: { borderColor: 'border.controlHover' },
    _focusVisible: { outlineOffset: '-1px', borderColor: 'focus' },
    '&[aria-invalid=true]': { borderColor: 'danger.graphic' },
    '&:is(input, textarea):read-only': { bg: 'surface.sunken', borderColor: 'border.strong' },
    _disabled: { bg: 'surface.sunken', borderColor: 'border', color: 'text.disabled', cursor: 'not-allowed' },
  },
  variants: {
    lines: {
      one: {},
      many: { height: 'auto', minHeight: '24', py: '1.5', resize: 'vertical', fieldSizing: 'content' },
    },
    face: {
      text: {},
      code: { fontFamily: 'mono', fontVariantLigatures: 'none', fontSize: 'sm', _coarse: { fontSize: 'lg' } },
    },
  },
  defaultVariants: { lines: 'one', face: 'text' },
})
