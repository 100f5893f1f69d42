import { DEVICE_TYPES_AT_ONCE, readDeviceType, type DeviceType } from '@plenum/domain/device-type'
import { MODEL_SIDES, type ModelSide } from '@plenum/domain/model'
import { readDirectory, unpack, type ZipEntry } from '@plenum/domain/zip'
import * as v from 'valibot'
import { parseYaml, YAML_BYTES } from './parse-yaml.ts'

export type Unread = 'too_large' | 'not_yaml' | 'no_device_type' | 'beyond' | 'zip' | 'other_kind'

export interface LeftOut {
  name: string
  why: Unread
  /** What is wrong in it, where that is one field. */
  field?: string
}

/** Pictures of a model that came with its file, unpacked once they are wanted. */
export type Pictures = Partial<Record<ModelSide, () => Promise<File>>>

export interface FoundType {
  name: string
  type: DeviceType
  pictures: Pictures
}

export interface Found {
  types: FoundType[]
  left: LeftOut[]
}

/** Bytes that an archive may unpack to. */
const UNPACKED = 64 * 1024 * 1024
const isYaml = (name: string) => /\.ya?ml$/i.test(name)
const isZip = (name: string) => /\.zip$/i.test(name)
const baseOf = (name: string) => name.split(/[/\\]/).at(-1) ?? name

interface Reading {
  name: string
  size: number
  text: () => Promise<string>
  /** Those that stand beside it, by their names. */
  pictures: ReadonlyMap<string, Pictures>
}

const NONE: ReadonlyMap<string, Pictures> = new Map()

/** Lets the page breathe between two files. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** The device types that files hold, zips looked into; what is none is left out with the reason. */
export async function readFiles(files: readonly File[]): Promise<Found> {
  const found: Found = { types: [], left: [] }
  for (const file of files) {
    if (isZip(file.name)) await readZip(file, found)
    else if (isYaml(file.name))
      await readOne({ name: file.name, size: file.size, text: () => file.text(), pictures: NONE }, found)
    else found.left.push({ name: file.name, why: 'other_kind' })
  }
  return found
}

async function readZip(file: File, found: Found): Promise<void> {
  try {
    const entries = await readDirectory(file, UNPACKED)
    const pictures = picturesIn(file, entries)
    for (const entry of entries) {
      // beside device types an archive may hold what it likes
      if (!isYaml(entry.name)) continue
      const text = async () => new TextDecoder().decode(await unpack(file, entry))
      await readOne({ name: baseOf(entry.name), size: entry.unpacked, text, pictures }, found)
    }
  } catch {
    found.left.push({ name: file.name, why: 'zip' })
  }
}

const PICTURE = /^(.+)\.(front|rear)\.(png|jpe?g)$/i

/** The pictures of an archive by what their names begin with: the library names them after a type's slug. */
function picturesIn(archive: File, entries: readonly ZipEntry[]): ReadonlyMap<string, Pictures> {
  const all = new Map<string, Pictures>()
  for (const entry of entries) {
    const name = baseOf(entry.name)
    const [, of = '', shown = '', kind = ''] = PICTURE.exec(name) ?? []
    const side = MODEL_SIDES.find((each) => each === shown.toLowerCase())
    if (side === undefined) continue
    const type = kind.toLowerCase() === 'png' ? 'image/png' : 'image/jpeg'
    const open = async () => new File([await unpack(archive, entry)], name, { type })
    all.set(of.toLowerCase(), { ...all.get(of.toLowerCase()), [side]: open })
  }
  return all
}

const Named = v.object({ slug: v.string() })

/** Those of a type: named after its slug, or after its file. */
function picturesOf(all: ReadonlyMap<string, Pictures>, file: { name: string; said: unknown }): Pictures {
  const named = v.safeParse(Named, file.said)
  const bySlug = named.success ? all.get(named.output.slug.toLowerCase()) : undefined
  return bySlug ?? all.get(file.name.replace(/\.ya?ml$/i, '').toLowerCase()) ?? {}
}

async function readOne(file: Reading, { types, left }: Found): Promise<void> {
  const { name, size, text, pictures } = file
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
  else types.push({ name, type, pictures: picturesOf(pictures, { name, said }) })
}
