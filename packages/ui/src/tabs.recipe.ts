import { defineSlotRecipe } from '@pandacss/dev'

export const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'trigger', 'count', 'content'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minWidth: '0', minHeight: '0' },
    list: {
      display: 'flex',
      gap: '3',
      mx: '-1',
      overflowX: 'auto',
      borderBottom: 'hairline',
      scrollbarWidth: 'none',
      flexShrink: '0',
    },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      height: '10',
      px: '1',
      borderBottom: '2px solid transparent',
      mb: '-1px',
      textStyle: 'label',
      color: 'text.muted',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      transitionProperty: 'color, border-color',
      transitionDuration: 'fast',
      _hover: { color: 'text' },
      _selected: { color: 'text', borderBottomColor: 'accent.graphic' },
      _disabled: { color: 'text.disabled', cursor: 'not-allowed' },
      _focusVisible: { outlineOffset: '-2px', borderRadius: 'chip' },
    },
    count: {
      textStyle: 'caption',
      color: 'text.muted',
      fontVariantNumeric: 'tabular-nums',
      _empty: { display: 'none' },
    },
    content: { minWidth: '0', pt: '4', outlineOffset: '4px', borderRadius: 'chip' },
  },
})
