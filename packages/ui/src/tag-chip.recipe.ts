import { defineSlotRecipe } from '@pandacss/dev'

export const tagChip = defineSlotRecipe({
  className: 'tag-chip',
  slots: ['root', 'dot', 'label'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: '6',
      minWidth: '0',
      maxWidth: 'full',
      px: '2',
      border: 'hairline',
      borderRadius: 'chip',
      textStyle: 'caption',
      color: 'text',
    },
    dot: { flexShrink: '0', width: '2', height: '2', borderRadius: 'full' },
    label: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  variants: {
    tone: {
      grey: { dot: { bg: 'tag.grey' } },
      red: { dot: { bg: 'tag.red' } },
      orange: { dot: { bg: 'tag.orange' } },
      yellow: { dot: { bg: 'tag.yellow' } },
      green: { dot: { bg: 'tag.green' } },
      teal: { dot: { bg: 'tag.teal' } },
      blue: { dot: { bg: 'tag.blue' } },
      purple: { dot: { bg: 'tag.purple' } },
      pink: { dot: { bg: 'tag.pink' } },
    },
  },
  defaultVariants: { tone: 'grey' },
})
