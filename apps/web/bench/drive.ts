// These run in the page: each says all it needs.

interface Drive {
  /** Pixels a frame. */
  step: number
  frames: number
}

/** Scrolls by a step a frame, back again at the end, and returns how long each frame took. */
export const driveBy = ({ step, frames }: Drive) =>
  new Promise<number[]>((resolve) => {
    const box = document.querySelector('[role=grid]')?.parentElement
    if (!box) return resolve([])
    box.scrollTop = Math.floor((box.scrollHeight - box.clientHeight) * 0.3)
    const most = box.scrollHeight - box.clientHeight
    const deltas: number[] = []
    let before = 0
    let by = step
    const frame = (now: number) => {
      if (before > 0) deltas.push(now - before)
      before = now
      if (deltas.length >= frames) return resolve(deltas)
      if (box.scrollTop + by > most || box.scrollTop + by < 0) by = -by
      box.scrollTop += by
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

/** Milliseconds from each of some jumps far away until the middle of the window shows a row's text. */
export const jump = (jumps: number) =>
  new Promise<number[]>((resolve) => {
    const box = document.querySelector('[role=grid]')?.parentElement
    if (!box) return resolve([])
    const { left, top, height } = box.getBoundingClientRect()
    const most = box.scrollHeight - box.clientHeight
    const row = () => document.elementFromPoint(left + 40, top + height / 2)?.closest('[role=row]')
    const times: number[] = []
    const go = () => {
      if (times.length >= jumps) return resolve(times)
      const before = row()?.textContent
      const begun = performance.now()
      box.scrollTop = Math.floor(most * ((0.13 + times.length * 0.381_966) % 1))
      const look = () => {
        const text = row()?.textContent.trim() ?? ''
        if (text === '' || text === before) return requestAnimationFrame(look)
        times.push(performance.now() - begun)
        return requestAnimationFrame(() => requestAnimationFrame(go))
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(go)
  })

/** The text of the last row in sight once the box is scrolled to its end. */
export const lastRow = () =>
  new Promise<string>((resolve) => {
    const box = document.querySelector('[role=grid]')?.parentElement
    if (!box) return resolve('')
    box.scrollTop = box.scrollHeight
    const frames = (left: number): void => {
      if (left > 0) return void requestAnimationFrame(() => frames(left - 1))
      const { left: x, bottom } = box.getBoundingClientRect()
      resolve(document.elementFromPoint(x + 40, bottom - 30)?.closest('[role=row]')?.textContent ?? '')
    }
    frames(5)
  })
