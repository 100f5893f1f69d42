import { defineSlotRecipe } from '@pandacss/dev'

export const banner = defineSlotRecipe({
  className: 'banner',
  slots: ['root', 'icon', 'body', 'title'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      px: { base: '4', md: '6' },
      py: '2',
      bg: 'warning.subtle',
      borderBottom: 'hairline',
      borderColor: 'border.warning',
      textStyle: 'body',
      color: 'text',
    },
    icon: { display: 'flex', alignItems: 'center', height: '5', color: 'warning.graphic' },
    body: { display: 'flex', flexWrap: 'wrap', columnGap: '2', minWidth: '0', overflowWrap: 'anywhere' },
    title: { fontWeight: 'medium' },
  },
})
