import { defineSlotRecipe } from '@pandacss/dev'

export const shell = defineSlotRecipe({
  className: 'shell',
  slots: ['root', 'banner', 'main', 'header', 'headerStart', 'headerSearch', 'headerEnd'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '{sizes.header} auto minmax(0, 1fr)',
      gridTemplateAreas: '"header" "banner" "main"',
      height: 'screen',
      overflow: 'hidden',
      md: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gridTemplateAreas: '"sidebar header" "sidebar banner" "sidebar main"',
      },
    },
    banner: { gridArea: 'banner', minWidth: '0' },
    main: {
      gridArea: 'main',
      // what is placed within the content scrolls with it
      position: 'relative',
      minWidth: '0',
      minHeight: '0',
      overflow: 'auto',
      outline: 'none',
    },
    header: {
      gridArea: 'header',
      position: 'sticky',
      top: '0',
      zIndex: 'header',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      height: 'header',
      px: { base: '3', md: '4' },
      bg: 'canvas',
      borderBottom: 'hairline',
    },
    headerStart: { display: 'flex', alignItems: 'center', gap: '1.5', flexShrink: '0' },
    headerSearch: { flex: '1', minWidth: '0', display: 'flex' },
    headerEnd: { display: 'flex', alignItems: 'center', gap: '0.5', flexShrink: '0' },
  },
})
