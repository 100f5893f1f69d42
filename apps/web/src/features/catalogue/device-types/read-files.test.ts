import { zipSync, strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { parseYaml, YAML_BYTES } from './parse-yaml.ts'
import { readFiles } from './read-files.ts'

const yaml = (model: string) => `manufacturer: Acme\nmodel: ${model}\nu_height: 1\n`
const fileOf = (name: string, text: BlobPart) => new File([text], name)

const LAUGHS = `
a: &a [ha, ha, ha, ha, ha, ha, ha, ha, ha]
b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c]
manufacturer: Acme
model: *d
`

describe('YAML', () => {
  test('is plain data and nothing else', () => {
    expect(parseYaml('a: 1\nb: [x, true, null]')).toEqual({ a: 1, b: ['x', true, null] })
    expect(parseYaml('when: 2026-01-01')).toEqual({ when: '2026-01-01' })
    expect(parseYaml('__proto__: {polluted: 1}')).not.toHaveProperty('polluted')
  })

  test.each([
    ['parts that are named and meant again', LAUGHS],
    ['one part named and meant again', 'a: &a 1\nb: *a'],
    ['a key twice', 'a: 1\na: 2'],
    ['two documents', 'a: 1\n---\nb: 2'],
    ['half a list', 'a: [1'],
  ])('with %s is refused', (_, text) => {
    expect(() => parseYaml(text)).toThrow(Error)
  })
})

describe('files', () => {
  test('are read one by one, whatever else stands beside them', async () => {
    const found = await readFiles([
      fileOf('a.yaml', yaml('A')),
      fileOf('b.YML', yaml('B')),
      fileOf('bomb.yaml', LAUGHS),
      fileOf('list.yaml', '- 1'),
      fileOf('notes.txt', 'hello'),
      fileOf('large.yaml', `${yaml('L')}comments: ${'x'.repeat(YAML_BYTES)}`),
    ])
    expect(found.types.map(({ type }) => type.name)).toEqual(['A', 'B'])
    expect(found.left).toEqual([
      { name: 'bomb.yaml', why: 'not_yaml' },
      { name: 'list.yaml', why: 'no_device_type', field: 'manufacturer' },
      { name: 'notes.txt', why: 'other_kind' },
      { name: 'large.yaml', why: 'too_large' },
    ])
  })

  test('of ten megabytes are not even opened', async () => {
    const large = fileOf('large.yaml', new Uint8Array(10 * 1024 * 1024))
    const opened = Object.assign(large, { text: () => Promise.reject(new Error('opened')) })
    expect((await readFiles([opened])).left).toEqual([{ name: 'large.yaml', why: 'too_large' }])
  })

  test('in an archive are found in its folders, with the pictures that are named after them', async () => {
    const zip = zipSync({
      'device-types/Acme/a.yaml': strToU8(`${yaml('A')}slug: acme-a\n`),
      'device-types/Acme/B.yaml': strToU8(yaml('B')),
      'elevation-images/Acme/acme-a.front.png': strToU8('front'),
      'elevation-images/Acme/ACME-A.rear.JPG': strToU8('rear'),
      'elevation-images/Acme/b.rear.png': strToU8('other'),
      'elevation-images/Acme/acme-c.front.png': strToU8('of nothing here'),
      'logo.png': strToU8('passed over'),
    })
    const { types, left } = await readFiles([fileOf('types.zip', zip.slice().buffer)])
    expect(left).toEqual([])
    const [a, b] = types
    expect(types.map(({ pictures }) => Object.keys(pictures))).toEqual([['front', 'rear'], ['rear']])
    const rear = await a?.pictures.rear?.()
    expect([rear?.name, rear?.type, await rear?.text()]).toEqual(['ACME-A.rear.JPG', 'image/jpeg', 'rear'])
    expect(await (await b?.pictures.rear?.())?.text()).toBe('other')
  })

  test('that are no archive, or one that swells, are left out', async () => {
    const swelling = zipSync({ 'a.yaml': new Uint8Array(4 * 1024 * 1024) })
    const found = await readFiles([fileOf('broken.zip', 'PK'), fileOf('bomb.zip', swelling.slice().buffer)])
    expect(found).toEqual({
      types: [],
      left: [
        { name: 'broken.zip', why: 'zip' },
        { name: 'bomb.zip', why: 'zip' },
      ],
    })
  })

  test('beyond three hundred wait for the next import', async () => {
    const many = Array.from({ length: 301 }, (_, at) => fileOf(`${at}.yaml`, yaml(`M${at}`)))
    const found = await readFiles(many)
    expect(found.types).toHaveLength(300)
    expect(found.left).toEqual([{ name: '300.yaml', why: 'beyond' }])
  })
})
