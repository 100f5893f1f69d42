import type { Page } from './fixtures.ts'

/** What reaches beyond the sides of the window, or below a frame that fills it; what scrolls within itself, as tables and tabs do, may. */
export const outside = (page: Page) =>
  page.evaluate(() => {
    const scrollsItself = (element: Element) =>
      getComputedStyle(element).overflowX === 'auto' &&
      element.querySelector(':scope > [role=grid], :scope > [role=tab], :scope > table') !== null
    const isCut = (element: Element) => {
      const { textOverflow, clipPath, position } = getComputedStyle(element)
      const isHidden = position === 'absolute' && element.clientWidth <= 1
      return (
        textOverflow === 'ellipsis' ||
        // drawings and boards are moved about within their frames
        element.matches('.floor-plan__stage, .tree-graph__viewport, .board__frame') ||
        clipPath !== 'none' ||
        isHidden ||
        (scrollsItself(element) && element.id !== 'content')
      )
    }
    const isWithin = (element: Element): boolean =>
      element.parentElement !== null && (isCut(element.parentElement) || isWithin(element.parentElement))
    const faults = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) return false
      return (right > innerWidth + 1 || left < -1) && !isWithin(element) && !isCut(element)
    })
    const scrolls = document.documentElement.scrollWidth > innerWidth
    const main = document.querySelector('main')
    // the frame of who is signed in stands still, and its content scrolls
    const stands = main !== null && getComputedStyle(main).overflowY === 'auto'
    const sinks = stands && document.documentElement.scrollHeight > innerHeight
    return [
      ...(sinks ? ['the page scrolls away with its frame'] : []),
      ...(scrolls ? ['the page scrolls sideways'] : []),
      ...(main && main.scrollWidth > main.clientWidth ? ['the content scrolls sideways'] : []),
      ...faults.map(
        (element) => `${element.tagName} ${element.getAttribute('class')} ${element.textContent}`,
      ),
    ]
  })
