import type { Notification } from '@plenum/domain/notification'

/** What happened on one calendar day. */
export interface Day {
  /** `YYYY-MM-DD` where the reader is. */
  day: string
  news: Notification[]
}

const two = (number: number) => String(number).padStart(2, '0')

/** The calendar day of an instant where the reader is. */
export function dayOf(instant: string | number): string {
  const date = new Date(instant)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The calendar day before the one of an instant: not always 24 hours earlier. */
export function dayBefore(instant: number): string {
  const date = new Date(instant)
  return dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1).getTime())
}

/** Puts what happened under its days, in the order it comes in. */
export function byDay(news: readonly Notification[]): Day[] {
  const days: Day[] = []
  for (const each of news) {
    const day = dayOf(each.at)
    const last = days.at(-1)
    if (last?.day === day) last.news.push(each)
    else days.push({ day, news: [each] })
  }
  return days
}
