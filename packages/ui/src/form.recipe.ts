import { defineSlotRecipe } from '@pandacss/dev'

export const form = defineSlotRecipe({
  className: 'form',
  slots: ['root', 'columns', 'actions'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      columnGap: '4',
      rowGap: '4',
      alignItems: 'start',
    },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', pt: '1' },
  },
})
