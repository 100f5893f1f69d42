/** What a menu, a popover and a calendar have in common: a panel that floats beside what opened it. */
export const floating = {
  panel: {
    // Ark lifts the positioner to the content's own level
    zIndex: 'floating',
    bg: 'surface.raised',
    borderRadius: 'card',
    boxShadow: 'floating',
    outline: 'none',
    transformOrigin: 'var(--transform-origin)',
    _open: { animation: 'popIn' },
    _closed: { animation: 'fadeOut' },
  },
  /** A row of a menu or a list. */
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control',
    px: '2',
    py: '1',
    borderRadius: 'chip',
    textStyle: 'table',
    color: 'text',
    cursor: 'pointer',
    userSelect: 'none',
    _highlighted: { bg: 'neutral.subtle' },
    '& > .lucide': { color: 'text.muted' },
  },
  /** The heading of some rows. */
  label: { px: '2', pt: '2', pb: '1', textStyle: 'caption', color: 'text.muted' },
} as const
