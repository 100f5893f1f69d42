import { defineSlotRecipe } from '@pandacss/dev'

export const banner = defineSlotRecipe({
  className: 'banner',
  slots: ['root', 'message', 'icon', 'text'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      columnGap: '2',
      rowGap: '1',
      width: 'full',
      minHeight: '9',
      px: '4',
      py: '1',
      borderBottom: 'hairline',
      textStyle: 'table',
      color: 'text',
    },
    message: { display: 'flex', alignItems: 'flex-start', gap: '2', minWidth: '0' },
    icon: { display: 'flex', alignItems: 'center', height: '5' },
    text: { minWidth: '0', overflowWrap: 'anywhere' },
  },
  variants: {
    tone: {
      info: {
        root: { bg: 'info.subtle', borderBottomColor: 'border.info' },
        icon: { color: 'info.graphic' },
      },
      warning: {
        root: { bg: 'warning.subtle', borderBottomColor: 'border.warning' },
        icon: { color: 'warning.graphic' },
      },
      error: {
        root: { bg: 'danger.subtle', borderBottomColor: 'border.danger' },
        icon: { color: 'danger.graphic' },
      },
      offline: {
        root: { bg: 'surface.inverse', borderBottomColor: 'transparent', color: 'text.inverse' },
        icon: { color: 'text.inverse' },
      },
    },
  },
  defaultVariants: { tone: 'info' },
})
