import { defineSlotRecipe } from '@pandacss/dev'

export const select = defineSlotRecipe({
  className: 'select',
  slots: ['root', 'control', 'chevron'],
  base: {
    root: { display: 'block', position: 'relative', minWidth: '0' },
    control: { appearance: 'none', pr: '8', cursor: 'pointer', textOverflow: 'ellipsis' },
    chevron: {
      position: 'absolute',
      right: '2',
      top: '50%',
      transform: 'translateY(-50%)',
      color: 'text.muted',
      pointerEvents: 'none',
    },
  },
})
