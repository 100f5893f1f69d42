import { Asset } from '@plenum/domain/asset'
import { BulkAnswer } from '@plenum/domain/bulk-answer'
import { Import, ImportProgress } from '@plenum/domain/asset-import'
import * as v from 'valibot'
import type { Filled } from './opened.ts'

const HEADERS = ['name', 'status', 'role', 'manufacturer', 'device_type', 'serial', 'asset_tag']
const COLUMNS = ['name', 'code', 'asset_type', 'status', 'serial_number', 'model', 'last_update']

/** What a person does to an inventory, as requests. */
export function deedsOf({ ask }: Filled) {
  const send = async (path: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await ask(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text
  }
  const sent = async <Schema extends v.GenericSchema>(schema: Schema, ...request: Parameters<typeof send>) =>
    v.parse(schema, JSON.parse(await send(...request)))
  const until = async (state: string, path: string) => {
    while ((await sent(ImportProgress, path, 'POST', {})).state !== state);
  }

  return {
    read: (id: string) => send(`/api/assets/${id}/`),
    /** Milliseconds that the change takes, without finding out which version there is. */
    rename: async (id: string, name: string) => {
      const { version } = await sent(Asset, `/api/assets/${id}/`)
      const before = performance.now()
      await send(`/api/assets/${id}/`, 'PATCH', { name }, { 'if-match': `"${id}.${version}"` })
      return performance.now() - before
    },
    create: (name: string) => send('/api/assets/', 'POST', { name }),
    /** How many were changed. */
    prioritise: async (all: readonly string[], priority: string) => {
      const body = { ids: all, change: { kind: 'priority', priority } }
      const { results } = await sent(BulkAnswer, '/api/assets/bulk/', 'POST', body)
      return results.filter(({ outcome }) => outcome === 'done').length
    },
    /** Sends a file's rows, checks and imports them. */
    bringIn: async (names: readonly string[]) => {
      const rows = names.map((name, at) => [
        name,
        'active',
        'Server',
        `Maker ${at % 9}`,
        `Model ${at % 36}`,
        `SN-${name}`,
        `AT-${name}`,
      ])
      const file = { kind: 'devices', name: 'devices.csv', headers: HEADERS, samples: rows.slice(0, 5) }
      const { id } = await sent(Import, '/api/imports/', 'POST', { files: [file] })
      const path = `/api/imports/${id}/`
      await send(`${path}rows/`, 'POST', {
        kind: 'devices',
        rows: rows.map((cells, at) => ({ line: at + 2, cells })),
      })
      await send(path, 'PATCH', { received: true })
      await until('checked', `${path}check/`)
      await send(path, 'PATCH', { confirmed: true })
      await until('imported', `${path}commit/`)
    },
    /** Takes everything away as a file; gives its lines. */
    takeAll: async () => {
      const text = await send('/api/exports/assets/', 'POST', { format: 'csv', columns: COLUMNS })
      return text.trimEnd().split('\n').length - 1
    },
  }
}
