/** What a hand does on a plan: each is told the frame it is in and does one step of it. */
export type Hand = 'idle' | 'zoom' | 'pan' | 'drag one' | 'drag all'

/** Runs in the page: moves what a hand has by one step a frame, and answers how long each frame took. */
export const drivePlan = ({ hand, frames: wanted }: { hand: Hand; frames: number }) =>
  new Promise<number[]>((resolve) => {
    // the frames in which what was dragged comes to lie count as well
    const DROPPED = 12
    const isDrag = hand.startsWith('drag')
    const stage = document.querySelector('[data-cursor]')
    const point = { x: 640, y: 360 }
    const fire = (type: string, more: object = {}) =>
      stage?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          clientX: point.x,
          clientY: point.y,
          pointerType: 'mouse',
          ...more,
        }),
      )
    const deltas: number[] = []
    let before = 0
    const step = (at: number) => {
      if (hand === 'idle') return
      if (hand === 'zoom') {
        // in, and out again
        const deltaY = at % 80 < 40 ? -40 : 40
        stage?.dispatchEvent(
          new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY, clientX: 500, clientY: 300 }),
        )
        return
      }
      point.x = 640 + Math.sin(at / 15) * 300
      point.y = 360 + Math.cos(at / 11) * 150 - 150
      fire('pointermove')
    }
    const frame = (now: number) => {
      if (before > 0) deltas.push(now - before)
      before = now
      if (deltas.length >= wanted) {
        fire('pointerup')
        return resolve(deltas)
      }
      if (!isDrag || deltas.length < wanted - DROPPED) step(deltas.length)
      else if (deltas.length === wanted - DROPPED) fire('pointerup')
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
