import { DEVICE_TYPES_AT_ONCE, readDeviceType, type DeviceType } from '@plenum/domain/device-type'
import { readDirectory, unpack } from '@plenum/domain/zip'
import { parseYaml, YAML_BYTES } from './parse-yaml.ts'

export type Unread = 'too_large' | 'not_yaml' | 'no_device_type' | 'beyond' | 'zip' | 'other_kind'

export interface LeftOut {
  name: string
  why: Unread
  /** What is wrong in it, where that is one field. */
  field?: string
}

export interface Found {
  types: { name: string; type: DeviceType }[]
  left: LeftOut[]
}

/** Bytes that an archive may unpack to. */
const UNPACKED = 64 * 1024 * 1024
const isYaml = (name: string) => /\.ya?ml$/i.test(name)
const isZip = (name: string) => /\.zip$/i.test(name)
const baseOf = (name: string) => name.split(/[/\\]/).at(-1) ?? name

/** Lets the page breathe between two files. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** The device types that files hold, zips looked into; what is none is left out with the reason. */
export async function readFiles(files: readonly File[]): Promise<Found> {
  const found: Found = { types: [], left: [] }
  for (const file of files) {
    if (isZip(file.name)) await readZip(file, found)
    else if (isYaml(file.name)) await readOne(file.name, file.size, () => file.text(), found)
    else found.left.push({ name: file.name, why: 'other_kind' })
  }
  return found
}

async function readZip(file: File, found: Found): Promise<void> {
  try {
    for (const entry of await readDirectory(file, UNPACKED)) {
      // beside device types an archive may hold what it likes
      if (!isYaml(entry.name)) continue
      const text = async () => new TextDecoder().decode(await unpack(file, entry))
      await readOne(baseOf(entry.name), entry.unpacked, text, found)
    }
  } catch {
    found.left.push({ name: file.name, why: 'zip' })
  }
}

async function readOne(
  name: string,
  size: number,
  text: () => Promise<string>,
  { types, left }: Found,
): Promise<void> {
  if (size > YAML_BYTES) return void left.push({ name, why: 'too_large' })
  if (types.length >= DEVICE_TYPES_AT_ONCE) return void left.push({ name, why: 'beyond' })
  const content = await text()
  await pause()
  let said: unknown
  try {
    said = parseYaml(content)
  } catch {
    return void left.push({ name, why: 'not_yaml' })
  }
  const type = readDeviceType(said)
  if ('refused' in type) left.push({ name, why: 'no_device_type', field: type.refused })
  else types.push({ name, type })
}
