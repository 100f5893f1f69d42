/** How much of a rack's width a thing takes. */
export const WIDTHS = ['full', 'half', 'third'] as const
export type Width = (typeof WIDTHS)[number]

/** Parts of a rack's width that a narrow thing can take, as they are seen from the front; a lane says how wide it is. */
export const LANES = ['left_half', 'right_half', 'left_third', 'center_third', 'right_third'] as const
export type Lane = (typeof LANES)[number]
