import { defineSlotRecipe } from '@pandacss/dev'

const preview = {
  display: 'grid',
  placeContent: 'center',
  flexShrink: '0',
  width: '10',
  height: '10',
  overflow: 'hidden',
  bg: 'neutral.subtle',
  borderRadius: 'chip',
  color: 'text.muted',
  '& img': { width: '10', height: '10', objectFit: 'cover' },
} as const

export const fileList = defineSlotRecipe({
  className: 'file-list',
  slots: ['root', 'file', 'preview', 'opener', 'body', 'name', 'marks', 'detail', 'track', 'bar', 'error', 'actions'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
    file: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minWidth: '0',
      p: '2',
      bg: 'surface',
      border: 'hairline',
      borderRadius: 'card',
      '&:is([data-state=failed], [data-state=refused])': { borderColor: 'border.danger' },
      '&[data-state=canceled]': { borderStyle: 'dashed', borderColor: 'border.strong' },
    },
    preview,
    opener: { ...preview, cursor: 'zoom-in', _hover: { outline: '2px solid {colors.border.controlHover}' } },
    body: { flex: '1', minWidth: '0' },
    name: {
      textStyle: 'label',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '[data-state=canceled] &': { color: 'text.muted', textDecoration: 'line-through' },
    },
    marks: { display: 'flex', flexWrap: 'wrap', gap: '1', my: '1', _empty: { display: 'none' } },
    detail: { textStyle: 'caption', color: 'text.muted', fontVariantNumeric: 'tabular-nums' },
    track: { mt: '1.5', height: '1', borderRadius: 'full', bg: 'neutral.subtle', overflow: 'hidden' },
    bar: {
      height: 'full',
      borderRadius: 'full',
      bg: 'accent.graphic',
      transform: 'scaleX(var(--done))',
      transformOrigin: 'left',
      transitionProperty: 'transform',
      transitionDuration: 'normal',
      transitionTimingFunction: 'out',
    },
    error: { textStyle: 'caption', color: 'text.danger', overflowWrap: 'anywhere' },
    actions: { display: 'flex', flexShrink: '0', gap: '1' },
  },
})
