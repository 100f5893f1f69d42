/** What makes a request of a route a good one; `id` stands for the record of the path where not every one will do. */
export interface Example {
  body?: unknown
  /** Sent in place of JSON. */
  form?: () => FormData
  query?: string
  /** The record as it was seen. */
  from?: { id: string; version: number }
  id?: string
}
