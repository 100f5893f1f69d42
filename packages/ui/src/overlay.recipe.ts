/** What a dialog, a sheet and a drawer have in common: they lie over the page. */
export const overlay = {
  backdrop: { position: 'fixed', inset: '0', zIndex: 'overlay', bg: 'backdrop' },
  positioner: { position: 'fixed', inset: '0', zIndex: 'overlay', display: 'flex' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    minHeight: '0',
    bg: 'surface.raised',
    boxShadow: 'sheet',
    outline: 'none',
  },
} as const
