import { monitorEventLoopDelay } from 'node:perf_hooks'
import type pg from 'pg'
import type { Answered } from '../http/host.ts'
import { Counter, Histogram, reading } from './instruments.ts'

const ANSWER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const RESOLUTION_MS = 10
const NANOSECONDS = 1e9
const MICROSECONDS = 1e6

/** A pool of connections, and how long callers have waited for one. */
interface MeasuredPool extends Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> {
  waits: Histogram
}

/** What a server tells of itself in figures, in the text form that Prometheus reads. */
export class Metrics {
  readonly #pool: MeasuredPool
  readonly #requests = new Counter('plenum_http_requests_total', 'Requests answered.')
  readonly #durations = new Histogram(
    'plenum_http_request_duration_seconds',
    'Time until an answer began.',
    ANSWER_SECONDS,
  )
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  #streams = 0

  constructor(pool: MeasuredPool) {
    this.#pool = pool
    this.#delay.enable()
  }

  readonly count = ({ method, route, status, ms }: Answered) => {
    this.#requests.add({ method, route, status: `${Math.floor(status / 100)}xx` })
    this.#durations.add(ms / 1_000, { method, route })
  }

  /** Counts a stream as open until the function it gives is called. */
  readonly stream = () => {
    this.#streams += 1
    return () => {
      this.#streams -= 1
    }
  }

  readonly text = () =>
    [
      ...this.#requests.lines(),
      ...this.#durations.lines(),
      ...reading('plenum_open_streams', 'Pages that are told of news at this moment.', this.#streams),
      ...this.#database(),
      ...this.#loop(),
      ...this.#process(),
      '',
    ].join('\n')

  readonly stop = () => {
    this.#delay.disable()
  }

  #database() {
    const { totalCount, idleCount, waitingCount, waits } = this.#pool
    return [
      ...reading('plenum_database_connections', 'Connections to the database, by what they do.', [
        [{ state: 'busy' }, totalCount - idleCount],
        [{ state: 'idle' }, idleCount],
      ]),
      ...reading('plenum_database_waiting', 'Callers that wait for a connection.', waitingCount),
      ...waits.lines(),
    ]
  }

  /** What was since these figures were last read. */
  #loop() {
    // What is measured counts the time between two looks in.
    const seconds = (nanoseconds: number) =>
      Math.max(0, (Number.isFinite(nanoseconds) ? nanoseconds : 0) / NANOSECONDS - RESOLUTION_MS / 1_000)
    const lag = [
      [{ quantile: '0.5' }, seconds(this.#delay.percentile(50))],
      [{ quantile: '0.99' }, seconds(this.#delay.percentile(99))],
      [{ quantile: '1' }, seconds(this.#delay.max)],
    ] as const
    this.#delay.reset()
    return reading(
      'plenum_event_loop_lag_seconds',
      'How late the event loop was since the last reading.',
      lag,
    )
  }

  #process() {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const startedAt = Date.now() / 1_000 - process.uptime()
    return [
      ...reading('process_resident_memory_bytes', 'Memory of the whole process.', rss),
      ...reading('nodejs_heap_size_used_bytes', 'Heap in use.', heapUsed),
      ...reading('nodejs_heap_size_total_bytes', 'Heap taken from the system.', heapTotal),
      ...reading('nodejs_external_memory_bytes', 'Memory outside of the heap.', external),
      ...reading(
        'process_cpu_seconds_total',
        'Processor time spent.',
        (user + system) / MICROSECONDS,
        'counter',
      ),
      ...reading('process_start_time_seconds', 'When the process began.', Math.round(startedAt)),
    ]
  }
}
