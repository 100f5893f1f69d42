import { defineSlotRecipe } from '@pandacss/dev'

export const thread = defineSlotRecipe({
  className: 'thread',
  slots: ['root', 'entry', 'body', 'head', 'name', 'note', 'time', 'text', 'attachments', 'event', 'mark'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' },
    entry: { display: 'flex', gap: '3', minWidth: '0' },
    body: { flex: '1', minWidth: '0' },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' },
    name: { textStyle: 'label', minWidth: '0', overflowWrap: 'anywhere' },
    note: { textStyle: 'caption', color: 'text.muted' },
    time: {
      textStyle: 'caption',
      color: 'text.muted',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    text: {
      textStyle: 'body',
      mt: '0.5',
      maxWidth: 'prose',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    attachments: { mt: '3' },
    event: {
      display: 'flex',
      gap: '3',
      minWidth: '0',
      textStyle: 'caption',
      color: 'text.muted',
      // lines of the same run stand close together
      '& + &': { mt: '-3' },
      '& p': { minWidth: '0', overflowWrap: 'anywhere' },
    },
    // as wide as the pictures above and below it
    mark: {
      display: 'flex',
      justifyContent: 'center',
      flexShrink: '0',
      width: '8',
      '& .lucide': { width: '4', height: '4' },
    },
  },
})
