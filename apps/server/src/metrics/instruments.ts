/** Names and values by which a figure is told apart; only such as there are few of. */
export type Labels = Readonly<Record<string, string>>

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const labelled = (labels: Labels) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',')

const line = (name: string, labels: string, value: number) => `${name}${labels && `{${labels}}`} ${value}`

const heading = (name: string, type: string, help: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

/** How often something has happened since the start. */
export class Counter {
  readonly #name: string
  readonly #help: string
  readonly #counts = new Map<string, number>()

  constructor(name: string, help: string) {
    this.#name = name
    this.#help = help
  }

  add(labels: Labels) {
    const key = labelled(labels)
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  lines() {
    const counts = [...this.#counts].map(([labels, count]) => line(this.#name, labels, count))
    return [...heading(this.#name, 'counter', this.#help), ...counts]
  }
}

interface Spread {
  /** How many were in each bucket and in none before it; the last one takes all that is beyond. */
  counts: number[]
  sum: number
}

/** How long something took, counted in buckets of seconds. */
export class Histogram {
  readonly #name: string
  readonly #help: string
  readonly #buckets: readonly number[]
  readonly #spreads = new Map<string, Spread>()

  constructor(name: string, help: string, buckets: readonly number[]) {
    this.#name = name
    this.#help = help
    this.#buckets = buckets
  }

  add(seconds: number, labels: Labels = {}) {
    const key = labelled(labels)
    const spread = this.#spreads.get(key) ?? { counts: [...this.#buckets, Infinity].map(() => 0), sum: 0 }
    this.#spreads.set(key, spread)
    const at = this.#buckets.findIndex((most) => seconds <= most)
    const bucket = at < 0 ? this.#buckets.length : at
    spread.counts[bucket] = (spread.counts[bucket] ?? 0) + 1
    spread.sum += seconds
  }

  lines() {
    const spreads = [...this.#spreads].flatMap(([labels, spread]) => this.#linesOf(labels, spread))
    return [...heading(this.#name, 'histogram', this.#help), ...spreads]
  }

  #linesOf(labels: string, { counts, sum }: Spread) {
    let count = 0
    const below = counts.map((more, at) => {
      count += more
      const most = this.#buckets[at] ?? '+Inf'
      return line(`${this.#name}_bucket`, [labels, `le="${most}"`].filter(Boolean).join(','), count)
    })
    return [...below, line(`${this.#name}_sum`, labels, sum), line(`${this.#name}_count`, labels, count)]
  }
}

/** A figure as it is at this moment; `counter` where it only ever grows. */
export const reading = (
  name: string,
  help: string,
  values: number | readonly (readonly [Labels, number])[],
  type: 'gauge' | 'counter' = 'gauge',
) => {
  const all = typeof values === 'number' ? [[{}, values] as const] : values
  return [...heading(name, type, help), ...all.map(([labels, value]) => line(name, labelled(labels), value))]
}
