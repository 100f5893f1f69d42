import { defineSlotRecipe } from '@pandacss/dev'

export const definitionList = defineSlotRecipe({
  className: 'definition-list',
  slots: ['root', 'entry', 'term', 'value', 'action'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    entry: {
      display: 'grid',
      gridTemplateColumns: 'minmax(7rem, 10rem) minmax(0, 1fr)',
      columnGap: '4',
      alignItems: 'baseline',
      py: '2',
      minHeight: 'row',
      borderBottom: 'hairline',
      _last: { borderBottom: 'none' },
    },
    term: { textStyle: 'table', color: 'text.muted' },
    value: {
      position: 'relative',
      textStyle: 'body',
      minWidth: '0',
      overflowWrap: 'anywhere',
      // where it is always seen it needs room of its own
      '@media (hover: none)': { '&:has(> .definition-list__action)': { pr: '10' } },
    },
    action: {
      position: 'absolute',
      right: '0',
      top: '-1',
      bg: 'surface',
      '@media (hover: hover)': {
        opacity: '0',
        ':is(:hover, :focus-within) > dd > &': { opacity: '1' },
      },
    },
  },
  variants: {
    kind: {
      text: {},
      code: { value: { textStyle: 'code' } },
      number: { value: { fontVariantNumeric: 'tabular-nums' } },
    },
  },
  defaultVariants: { kind: 'text' },
})
