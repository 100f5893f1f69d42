// These run in the page: each says all it needs.

interface Drive {
  /** Pixels a frame. */
  step: number
  frames: number
}

/** Scrolls by a step a frame and returns how long each frame took. */
export const driveBy = ({ step, frames }: Drive) =>
  new Promise<number[]>((resolve) => {
    const box = document.querySelector('[role=grid]')?.parentElement
    if (!box) return resolve([])
    box.scrollTop = Math.floor((box.scrollHeight - box.clientHeight) * 0.3)
    const deltas: number[] = []
    let before = 0
    const frame = (now: number) => {
      if (before > 0) deltas.push(now - before)
      before = now
      if (deltas.length >= frames) return resolve(deltas)
      box.scrollTop += step
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })

/** The share of five points down the window where no row's text is, frame by frame. */
export const shareBlank = ({ step, frames }: Drive) =>
  new Promise<number>((resolve) => {
    const box = document.querySelector('[role=grid]')?.parentElement
    if (!box) return resolve(1)
    const { left, top, height } = box.getBoundingClientRect()
    box.scrollTop = Math.floor((box.scrollHeight - box.clientHeight) * 0.6)
    let looked = 0
    let blank = 0
    let frame = 0
    const isBlank = (share: number) => {
      const row = document.elementFromPoint(left + 40, top + height * share)?.closest('[role=row]')
      return !row || row.textContent.trim() === ''
    }
    const look = () => {
      frame += 1
      if (frame > 2)
        for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
          looked += 1
          if (isBlank(share)) blank += 1
        }
      if (frame > frames) return resolve(blank / looked)
      box.scrollTop += step
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
