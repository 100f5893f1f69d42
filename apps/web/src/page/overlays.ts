/** Pages that can also open over another one: the address shown is their own, the page below stays as it is. */
export const OVERLAYS = { support: '/app/support' } as const

export type OverlayName = keyof typeof OVERLAYS

export const isOverlay = (name: string | undefined): name is OverlayName =>
  name !== undefined && Object.hasOwn(OVERLAYS, name)
