interface Pace<News> {
  /** Milliseconds between two calls at least. */
  apart: number
  /** Two that came in between, as one. */
  join: (one: News, other: News) => News
}

/**
 * Hands news on: at once where it has been quiet, else what has come together after a while; never while the page is
 * out of sight nor while the last call is still at work. Answers how to hand on and how to stop.
 */
export function paced<News>(run: (news: News) => Promise<unknown>, { apart, join }: Pace<News>) {
  let waiting: News | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBusy = false
  let last = Number.NEGATIVE_INFINITY
  const go = async () => {
    timer = undefined
    if (waiting === undefined || isBusy || document.visibilityState === 'hidden') return
    const news = waiting
    waiting = undefined
    isBusy = true
    last = performance.now()
    // what fails is shown by whoever asked for it
    await run(news).catch(() => {})
    isBusy = false
    schedule()
  }
  const schedule = () => {
    if (waiting === undefined || isBusy || timer !== undefined) return
    timer = setTimeout(() => void go(), Math.max(0, last + apart - performance.now()))
  }
  document.addEventListener('visibilitychange', schedule)
  return {
    tell: (news: News) => {
      waiting = waiting === undefined ? news : join(waiting, news)
      schedule()
    },
    stop: () => {
      waiting = undefined
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', schedule)
    },
  }
}
