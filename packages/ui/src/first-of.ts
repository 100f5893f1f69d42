/** Marks the control a dialog begins at: `autoFocus` alone focuses it, and the dialog then takes the focus to its Close. */
export const firstOf = ({ autoFocus }: { autoFocus?: boolean | undefined }) =>
  autoFocus === true ? { 'data-autofocus': '' } : {}
