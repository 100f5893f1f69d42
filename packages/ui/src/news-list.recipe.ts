import { defineSlotRecipe } from '@pandacss/dev'

export const newsList = defineSlotRecipe({
  className: 'news-list',
  slots: ['root', 'item', 'mark', 'body', 'line', 'detail', 'time', 'action'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    item: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      columnGap: '3',
      py: '3',
      pl: '2',
      pr: '3',
      minWidth: '0',
      borderBottom: 'hairline',
      _last: { borderBottom: 'none' },
      '&:has(a:hover)': { bg: 'surface.hover' },
    },
    // its room is kept where there is none, so that what was read does not move
    mark: {
      // beside the middle of the picture
      mt: '3',
      width: '2',
      height: '2',
      borderRadius: 'full',
      '[data-unread] > &': { bg: 'accent.solid' },
    },
    body: { display: 'flex', flexDirection: 'column', gap: '0.5', minWidth: '0' },
    line: {
      textStyle: 'body',
      color: 'text',
      maxWidth: 'prose',
      overflowWrap: 'anywhere',
      textWrap: 'pretty',
      outline: 'none',
      '[data-unread] &': { fontWeight: 'medium' },
      // all of the item can be pressed
      _after: { content: '""', position: 'absolute', inset: '0' },
      _focusVisible: {
        _after: { outline: '2px solid {colors.focus}', outlineOffset: '-2px', borderRadius: 'control' },
      },
    },
    detail: {
      textStyle: 'table',
      color: 'text.muted',
      maxWidth: 'prose',
      overflowWrap: 'anywhere',
      lineClamp: '2',
    },
    time: {
      textStyle: 'caption',
      color: 'text.muted',
      fontVariantNumeric: 'tabular-nums',
      // above the link, or it would never be told in full
      position: 'relative',
      alignSelf: 'flex-start',
    },
    action: { position: 'relative', alignSelf: 'center' },
  },
})
