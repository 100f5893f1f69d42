import { defineSlotRecipe } from '@pandacss/dev'

export const statusChip = defineSlotRecipe({
  className: 'status-chip',
  slots: ['root', 'glyph', 'label'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '2', minWidth: '0', maxWidth: 'full' },
    glyph: { flexShrink: '0', width: '3', height: '3', overflow: 'visible' },
    label: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  variants: {
    tone: {
      planning: { glyph: { color: 'plan.graphic' } },
      received: { glyph: { color: 'info.graphic' } },
      installation: { glyph: { color: 'info.graphic' } },
      active: { glyph: { color: 'accent.graphic' } },
      standby: { glyph: { color: 'accent.graphic' } },
      maintenance: { glyph: { color: 'warning.graphic' } },
      faulty: { glyph: { color: 'danger.graphic' } },
      repair: { glyph: { color: 'danger.graphic' } },
      out_of_service: { glyph: { color: 'neutral.graphic' }, label: { color: 'text.muted' } },
      decommissioning: { glyph: { color: 'neutral.graphic' }, label: { color: 'text.muted' } },
    },
  },
  defaultVariants: { tone: 'active' },
})
