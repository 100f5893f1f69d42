/** Opening, closing and settling take this long. */
export const ANIMATION_SECONDS = 0.5

/** Released past this part of its size, the drawer closes. */
export const CLOSE_THRESHOLD = 0.25

/** No drag starts this soon after the last scroll inside the content: the hand is still scrolling. */
export const SCROLL_LOCK_MILLISECONDS = 100

/** Released at this speed or above, in px/ms, a drawer goes on in the direction it was thrown. */
export const FAST_VELOCITY = 0.4

/** Released at this speed or above, in px/ms, a drawer with snap points passes over those in between. */
export const SNAP_SKIP_VELOCITY = 2

/** A page that sinks behind the drawer becomes narrower by these px. */
export const BACKGROUND_INSET = 26

/** A drawer behind a nested one becomes narrower by these px, and moves inward as far. */
export const NESTED_INSET = 16

/** Corners of the drawer and of the page behind it, in px. */
export const CORNER_RADIUS = 8

/** A finger moves these px before it drags. */
export const TOUCH_TOLERANCE = 10

/** A mouse or pen moves these px before it drags. */
export const POINTER_TOLERANCE = 2

/** Held this long, the handle is being grasped: letting go is no click. */
export const HANDLE_HOLD_MILLISECONDS = 250

/** A click on the handle waits this long for a second one. */
export const HANDLE_CLICK_DELAY_MILLISECONDS = 120

/** The speed at release is measured over these last milliseconds, so that a drawer held still is not thrown. */
export const VELOCITY_WINDOW_MILLISECONDS = 100

/** Pulled past its edge, the drawer gives way as if by a spring this many px long. */
export const EDGE_SLACK = 8
