import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { panView } from './plan-geometry.ts'
import { createPlanLook } from './plan-look.ts'

const room = { x: 0, y: 0, width: 60_000, height: 30_000 }
const stage = { width: 1200, height: 700 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const lookAt = () => {
  const look = createPlanLook(room)
  look.measure(stage)
  return look
}

test('a room is seen as a whole once its stage was measured', () => {
  const look = createPlanLook(room)
  expect(look.shown()).toBeNull()
  look.measure(stage)
  const { view, drawn, isMoving } = look.shown() ?? {}
  expect(drawn).toBe(view)
  expect(isMoving).toBe(false)
})

test('while a hand moves it goes along as it was drawn, and is drawn for where the hand comes to rest', () => {
  const look = lookAt()
  const before = look.shown()
  for (let move = 0; move < 10; move += 1) look.change((view) => panView(view, { x: 5, y: 0 }))
  expect(look.shown()).toMatchObject({ drawn: before?.drawn, rested: before?.view, isMoving: true })
  expect(look.shown()?.view).not.toEqual(before?.view)
  vi.runAllTimers()
  const { view, drawn, rested, isMoving } = look.shown() ?? {}
  expect([drawn, rested, isMoving]).toEqual([view, view, false])
})

test('every move is told, and none to who has left', () => {
  const look = lookAt()
  const [told, gone] = [vi.fn<() => void>(), vi.fn<() => void>()]
  look.subscribe(told)
  look.subscribe(gone)()
  look.change((view) => panView(view, { x: 5, y: 0 }))
  look.change((view) => panView(view, { x: 5, y: 0 }))
  expect(told).toHaveBeenCalledTimes(2)
  expect(gone).not.toHaveBeenCalled()
})

test('a room that grows is seen as a whole, unless a hand has looked elsewhere', () => {
  const look = lookAt()
  const whole = look.shown()?.view
  look.hold({ ...room, width: 120_000 })
  expect(look.shown()?.view.scale).toBeLessThan(whole?.scale ?? 0)
  look.change((view) => ({ ...view, scale: 0.1 }))
  look.hold(room)
  expect(look.shown()?.view.scale).toBe(0.1)
})
