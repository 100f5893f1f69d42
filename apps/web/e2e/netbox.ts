import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Asset } from '@plenum/domain/asset'
import { csvText } from '@plenum/domain/csv'

const folder = join(process.env.PLENUM_REAL_DATA ?? '', 'netbox-demo')

/** Whether the export of a real NetBox is at hand. */
export const hasNetbox = process.env.PLENUM_REAL_DATA !== undefined && existsSync(folder)
if (!hasNetbox) console.warn('PLENUM_REAL_DATA is not set: no journey imports a real NetBox export')

/** The files of the export that an import takes together. */
export const NETBOX_FILES = ['devices.csv', 'device_types.csv', 'racks.csv'].map((name) => join(folder, name))

const rowsOf = (text: string): string[][] =>
  text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => `${line},`.match(/"(?:[^"]|"")*",|[^,]*,/g) ?? [])
    .map((cells) => cells.map((cell) => cell.slice(0, -1).replace(/^"|"$/g, '').replaceAll('""', '"')))

/** What is told of a device, by the column's name. */
type Device = Record<string, string>

const standing = (...place: (string | undefined)[]) => place.join('\n')

/** The export's devices with the codes that the inventory has given them since. */
export function devicesWithCodes(assets: readonly Asset[]): Device[] {
  const [headers = [], ...rows] = rowsOf(readFileSync(join(folder, 'devices.csv'), 'utf8'))
  const known = new Map(
    assets.map(({ location, ...asset }) => {
      const named = (type: string) => location?.trail.find((step) => step.type === type)?.name
      const unit = location?.position?.toString()
      return [standing(named('site'), named('rack'), unit, location?.face ?? undefined), asset]
    }),
  )
  return rows.map((cells) => {
    const device: Device = Object.fromEntries(headers.map((name, at) => [name, cells[at] ?? '']))
    const { site, rack, position, face } = device
    const asset = known.get(standing(site, rack, String(Number(position)), face))
    return { ...device, asset_tag: asset?.code ?? '', name: asset?.name ?? '' }
  })
}

/** A file of devices as the export writes it. */
export function deviceFile(devices: readonly Device[]) {
  const headers = Object.keys(devices[0] ?? {})
  const text = csvText([headers, ...devices.map((device) => headers.map((name) => device[name] ?? ''))])
  return { name: 'devices-again.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}
