import { defineRecipe } from '@pandacss/dev'

export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    position: 'relative',
    flexShrink: '0',
    borderRadius: 'control',
    border: '1px solid transparent',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    '&:is(:disabled, [aria-disabled=true])': { cursor: 'not-allowed' },
    // the words keep their place and their name while the spinner stands over them
    '&[aria-busy=true]': { cursor: 'progress', color: 'transparent!' },
    '& > [data-part=waiting]': { position: 'absolute', display: 'flex' },
  },
  variants: {
    tone: {
      primary: {
        bg: 'accent.solid',
        color: 'text.onSolid',
        _hover: { bg: 'accent.solidHover' },
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
          bg: 'neutral.subtle',
          color: 'text.disabled',
        },
      },
      neutral: {
        bg: 'surface',
        color: 'text',
        borderColor: 'border.strong',
        _hover: { bg: 'surface.hover', borderColor: 'border.control' },
        _expanded: { bg: 'surface.hover' },
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
          bg: 'surface',
          borderColor: 'border',
          color: 'text.disabled',
        },
      },
      quiet: {
        bg: 'transparent',
        color: 'text.muted',
        _hover: { bg: 'neutral.subtle', color: 'text' },
        _expanded: { bg: 'neutral.subtle', color: 'text' },
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
          bg: 'transparent',
          color: 'text.disabled',
        },
      },
      danger: {
        bg: 'danger.solid',
        color: 'text.onSolid',
        _hover: { bg: 'danger.solidHover' },
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
          bg: 'neutral.subtle',
          color: 'text.disabled',
        },
      },
    },
    size: {
      regular: { height: 'control', px: '3' },
      compact: { height: 'controlCompact', px: '2', gap: '1' },
      touch: { height: 'controlTouch', px: '4', textStyle: 'strong' },
    },
    shape: {
      text: {},
      icon: { px: '0', aspectRatio: '1' },
    },
    width: { fit: {}, full: { width: 'full' } },
  },
  defaultVariants: { tone: 'neutral', size: 'regular', shape: 'text', width: 'fit' },
})
