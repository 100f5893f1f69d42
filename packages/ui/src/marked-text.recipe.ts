import { defineSlotRecipe } from '@pandacss/dev'

export const markedText = defineSlotRecipe({
  className: 'marked-text',
  slots: ['root', 'part'],
  base: {
    root: {
      display: 'block',
      px: '3',
      py: '2',
      bg: 'surface.sunken',
      borderRadius: 'control',
      textStyle: 'code',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
    },
    part: { bg: '[transparent]', color: 'text' },
  },
  variants: {
    tone: {
      plain: { part: { color: 'text.muted' } },
      strong: { part: { color: 'text.accent' } },
      warning: { part: { color: 'text.warning', textDecoration: 'underline dotted' } },
      danger: { part: { color: 'text.danger', textDecoration: 'underline wavy' } },
    },
  },
  defaultVariants: { tone: 'plain' },
})
