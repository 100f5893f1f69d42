import type { Page } from '@playwright/test'

/** Something that was pushed away: by how much, as the Layout Instability API weighs it, and what. */
export interface Shift {
  value: number
  of: string[]
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

declare global {
  var shifts: Shift[]
}

/** Writes down what is pushed away on each document that is loaded, without anybody having asked for it. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.shifts = []
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [`${x},${y}`, `${width}×${height}`].join(' ')
    const told = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
      `${node instanceof Element ? node.className : ''} "${node?.textContent?.slice(0, 30)}": ${place(previousRect)} → ${place(currentRect)}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as LayoutShift
        if (!hadRecentInput) globalThis.shifts.push({ value, of: sources.map(told) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** All that was pushed away on this document so far. */
export const shiftsOn = (page: Page): Promise<Shift[]> => page.evaluate(() => globalThis.shifts)

/** Has animations go so slowly that nothing is shown merely because it has been held back for long enough. */
export async function slowMotion(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Animation.enable')
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0.02 })
}
