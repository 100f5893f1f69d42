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
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
  },
  variants: {
    actions: {
      end: { actions: { pt: '1' } },
      // as high as at the end, so that nothing moves below
      inView: {
        actions: {
          position: 'sticky',
          bottom: '0',
          zIndex: 'sticky',
          mt: '-2',
          mb: '-3',
          py: '3',
          bg: 'surface',
          borderTop: 'hairline',
          '[role=dialog] &': { bg: 'surface.raised' },
        },
      },
    },
  },
  defaultVariants: { actions: 'end' },
})
