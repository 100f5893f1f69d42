import { defineSlotRecipe } from '@pandacss/dev'

export const filterChip = defineSlotRecipe({
  className: 'filter-chip',
  slots: ['root', 'open', 'name', 'value', 'remove'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'stretch',
      minWidth: '0',
      maxWidth: 'full',
      minHeight: 'controlCompact',
      bg: 'accent.subtle',
      border: 'hairline',
      borderRadius: 'control',
      textStyle: 'table',
    },
    open: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minWidth: '0',
      px: '2',
      borderRadius: 'control',
      color: 'text',
      cursor: 'pointer',
      _hover: { bg: 'surface.hover' },
    },
    name: { flexShrink: '0', color: 'text.muted' },
    value: {
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      maxWidth: '[16rem]',
      fontWeight: 'medium',
    },
    remove: { display: 'inline-flex', flexShrink: '0' },
  },
})
