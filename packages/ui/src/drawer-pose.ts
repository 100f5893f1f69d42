import { BACKGROUND_INSET, NESTED_INSET } from './drawer-constants.ts'
import { isUpright, scaleBehind, type Side } from './drawer-motion.ts'

/** What sinks while a drawer is there: the page, or the drawer it stands over. */
interface Behind {
  element: HTMLElement
  /** Across the way the drawer goes, in px. */
  extent: number
  inset: number
  displacement: number
}

/** The elements that move with a drawer. */
export interface Scene {
  content: HTMLElement
  backdrop: HTMLElement | null
  behind: Behind | null
}

export const parentBehind = (element: HTMLElement, side: Side): Behind => ({
  element,
  extent: isUpright(side) ? element.offsetWidth : element.offsetHeight,
  inset: NESTED_INSET,
  displacement: NESTED_INSET,
})

/** The page, which sinks around the middle of what the window shows of it. */
export function pageBehind(): Behind | null {
  const element = document.querySelector<HTMLElement>('[data-drawer-background]')
  if (element === null) return null
  const middle = globalThis.innerHeight / 2 - element.getBoundingClientRect().top
  element.style.setProperty('--behind-middle', `${middle}px`)
  return { element, extent: element.offsetWidth, inset: BACKGROUND_INSET, displacement: 0 }
}

function sink({ element, extent, inset, displacement }: Behind, there: number) {
  element.dataset.behind = ''
  element.style.setProperty('--behind-scale', String(scaleBehind(extent, inset, there)))
  element.style.setProperty('--behind-shift', `${displacement * there}px`)
}

const moving = ({ content, backdrop, behind }: Scene) =>
  [content, backdrop, behind?.element].filter((element) => element != null)

/** Under the hand: moved as far as this, without transition, and there only so much. */
export function follow(scene: Scene, moved: number, there: number) {
  for (const element of moving(scene)) element.dataset.dragging = ''
  scene.content.style.setProperty('--drawer-drag', `${moved}px`)
  scene.backdrop?.style.setProperty('--drawer-presence', String(there))
  if (scene.behind !== null) sink(scene.behind, there)
}

/** Let go, and wholly there: everything moves to where it rests. */
export function settle(scene: Scene) {
  for (const element of moving(scene)) delete element.dataset.dragging
  scene.content.style.removeProperty('--drawer-drag')
  scene.backdrop?.style.removeProperty('--drawer-presence')
  if (scene.behind !== null) sink(scene.behind, 1)
}

/** The drawer leaves from where it is, and what sank behind it rises. */
export function leave(scene: Scene) {
  for (const element of moving(scene)) delete element.dataset.dragging
  if (scene.behind === null) return
  const { dataset, style } = scene.behind.element
  delete dataset.behind
  style.removeProperty('--behind-scale')
  style.removeProperty('--behind-shift')
}
