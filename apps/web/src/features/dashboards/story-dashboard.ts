import { LEAD_MONTHS, type DataCenterDashboard, type RoomHeat } from '@plenum/domain/dashboard'
import { addMonths } from '@plenum/domain/date'
import { blankGrid } from '@plenum/domain/plan-grid'
import { fullOn, monthsFrom } from '@plenum/domain/forecast'
import type { PlanRack } from '@plenum/domain/room-plan'

const TODAY = '2026-06-15'
const id = (number: number) => `0190b000-0000-7000-8000-${String(number).padStart(12, '0')}`

const tally = (limit: number, used: number, reserved: number) => ({
  limit,
  used,
  reserved,
  free: limit - used - reserved,
  unlimited: 0,
  unknown: 0,
})

const forecast = (limit: number, from: number, monthly: number) => {
  const points = monthsFrom(TODAY).map((day, at) => ({
    day,
    used: from + at * monthly,
    reserved: Math.max(0, 60 - at * 6),
  }))
  return { limit, points, full_on: fullOn(points, limit) }
}

const none = { overdue: 0, warning: 0 }
const ages = (days: number, weeks: number, months: number) => ({ days, weeks, months })

/** A data centre of six racks in which there is a bit of everything. */
export const storyDashboard: DataCenterDashboard = {
  today: TODAY,
  day: TODAY,
  trail: [{ id: id(1), name: 'MAD1', type: 'data_center' }],
  places: {
    counters: {
      racks: 6,
      usable: 2.4,
      unrated: 0,
      space: tally(252, 120, 24),
      power: tally(48_000, 21_500, 4_000),
      weight: tally(6_000, 2_400, 100),
      heat: tally(60_000, 51_500, 4_000),
    },
    free_block: 20,
    paths: {
      a: { racks: 6, limit: 48_000, normal: 13_000, free: 35_000 },
      b: { racks: 6, limit: 48_000, normal: 12_500, free: 35_500 },
    },
    states: { over: 1, free: 1, reserved: 1, unknown: 2 },
    forecast: {
      space: forecast(252, 120, 8),
      power: forecast(48_000, 21_500, 100),
      weight: forecast(6_000, 2_400, 0),
      heat: forecast(0, 0, 0),
    },
    reservations_ending: 2,
    rooms: [
      { id: id(2), name: 'Hall 1', racks: 6 },
      { id: id(3), name: 'Hall 2', racks: 2 },
    ],
  },
  assets: {
    all: 64,
    status: [
      { key: 'active', count: 50 },
      { key: 'out_of_service', count: 8 },
      { key: 'planning', count: 6 },
    ],
    risks: { single_corded: 3, warranty: 12, end_of_life: 5, out_of_service: 4, overridden: 1 },
    costs: {
      warranty: [
        { currency: 'EUR', cost: 48_200.5 },
        { currency: 'USD', cost: 9_900 },
      ],
      end_of_life: [],
    },
    reclaimable_w: 2_400,
  },
  requests: [
    { stage: 'todo', count: 2, ages: ages(2, 0, 0), sla: none, oldest_days: 1 },
    { stage: 'approval', count: 3, ages: ages(1, 2, 0), sla: { overdue: 1, warning: 1 }, oldest_days: 12 },
    { stage: 'in_progress', count: 1, ages: ages(0, 0, 1), sla: none, oldest_days: 30 },
    { stage: 'verification', count: 0, ages: ages(0, 0, 0), sla: none, oldest_days: null },
    { stage: 'blocked', count: 1, ages: ages(0, 0, 1), sla: none, oldest_days: 61 },
  ],
  leads: Array.from({ length: LEAD_MONTHS }, (_, at) => ({
    month: addMonths('2025-07-01', at),
    closed: at === 3 ? 0 : 4 + at,
    median_days: at === 3 ? null : 9.5 - at / 2,
  })),
}

const rack = (number: number): PlanRack => {
  const used = number * 7
  const capacity = (limit: number | null, taken: number) => ({
    limit,
    used: taken,
    reserved: 2,
    free: limit === null ? null : Math.max(0, limit - taken - 2),
    unknown: 0,
  })
  return {
    id: id(10 + number),
    name: `R0${number}`,
    code: null,
    status: number === 6 ? 'planning' : 'active',
    x_mm: null,
    y_mm: null,
    rotation: null,
    outer_width_mm: 600,
    outer_depth_mm: 1200,
    u_height: 42,
    capacities: {
      space: capacity(42, used),
      power: capacity(8000, used * 150),
      weight: capacity(1000, used * 20),
      heat: capacity(number === 3 ? null : 10_000, used * 150),
    },
    changed_at: `${TODAY}T10:00:00.000Z`,
  }
}

const racks = [1, 2, 3, 4, 5, 6].map(rack)

/** A room of six racks in two rows, in which nobody has drawn anything. */
export const storyRoom: RoomHeat = {
  plan: {
    id: id(2),
    version: 1,
    room: {
      name: 'Hall 1',
      code: null,
      type: 'room',
      trail: [{ id: id(2), name: 'Hall 1', type: 'room' }],
      width_mm: null,
      depth_mm: null,
      tile_size_mm: null,
    },
    grid: blankGrid,
    shapes: [],
    picture: null,
    racks,
    zones: [],
    assets: null,
    is_whole: true,
  },
  rows: [
    { name: 'A', racks: racks.slice(0, 3).map((each) => each.id) },
    { name: 'B', racks: racks.slice(3).map((each) => each.id) },
  ],
}
