import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { toLight } from '#app/page/in-light.ts'

/** A sheet of paper: drawn while the browser prints, and while a file is made of it. */
export function usePaper(paper: RefObject<HTMLElement | null>) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    let back = () => {}
    const begin = () => {
      back = toLight()
      flushSync(() => setDrawn(true))
    }
    const end = () => {
      back()
      setDrawn(false)
    }
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return {
    isDrawn,
    /** Draws the sheet, gives it to `take` and takes it away. */
    draw: (take: (sheet: HTMLElement) => void) => {
      // what is drawn in the light begins so; what was dark would turn light bit by bit
      const back = toLight()
      flushSync(() => setDrawn(true))
      if (paper.current !== null) take(paper.current)
      back()
      setDrawn(false)
    },
  }
}
