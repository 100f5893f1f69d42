/** A button at the end of a text box, inside of its border. */
export const insetButton = {
  position: 'absolute',
  insetBlock: '1px',
  right: '1px',
  width: 'control',
  display: 'grid',
  placeContent: 'center',
  borderRadius: 'control',
  color: 'text.muted',
  cursor: 'pointer',
  _hover: { color: 'text' },
  _focusVisible: { outlineOffset: '-3px' },
} as const
