import type { ReactNode } from 'react'

/** Draws the way to another request: which screen that is on, the page of the area knows. */
export type RequestLink = (request: { id: string; code: string }) => ReactNode
