import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { sweepFiles } from '@plenum/api-server/store/sweep-files'
import { FILE_PURPOSES } from '@plenum/domain/file'
import { database } from './engine.ts'
import { csv, feedback, pdf, png } from './uploads.ts'
import { advance, asset, connect, failure, found, join, now, PASSWORD, ports, raw } from './world.ts'

const DAY = 24 * 60 * 60 * 1000
const bytesOf = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())]

describe('an upload', () => {
  test('is kept as it came and is its uploader’s alone', async () => {
    const ada = await found()
    const grace = await join(ada, { assets: 'write', support: 'write', users: 'write' })
    const eve = await found()
    const made = await feedback(ada, csv('racks.csv', 'name\nR01\n'))
    expect(made).toMatchObject({
      name: 'racks.csv',
      media_type: 'text/csv',
      size: 9,
      uploaded_by: { id: ada.user.id },
    })
    expect(await (await ada.files.content(made.id)).text()).toBe('name\nR01\n')
    for (const other of [grace, eve]) {
      expect(await failure(other.files.content(made.id))).toMatchObject({ status: 404 })
      expect(await failure(other.files.remove(made.id))).toMatchObject({ status: 404 })
    }
    await ada.files.remove(made.id)
    expect(await failure(ada.files.content(made.id))).toMatchObject({ status: 404 })
  })

  test('is refused where its purpose does not take its format', async () => {
    const ada = await found()
    for (const [name, purpose] of [
      ['page.html', 'feedback'],
      ['macros.xlsm', 'feedback'],
      ['drawing.svg', 'feedback'],
      ['manual.pdf', 'feedback'],
      ['racks.csv', 'avatar'],
      ['rack.png', 'asset_document'],
      ['nothing', 'feedback'],
      ['rack.png.exe', 'feedback'],
    ] as const) {
      expect(await failure(ada.files.upload(csv(name), { purpose })), name).toMatchObject({
        status: 400,
        code: 'file_type',
      })
    }
    expect(await failure(ada.files.upload(csv('a.csv', ''), { purpose: 'feedback' }))).toMatchObject({
      status: 400,
      code: 'file_empty',
    })
  })

  test('takes 5 MB to the byte, and not one more', async () => {
    const ada = await found()
    const { most } = FILE_PURPOSES.feedback
    const row = `${'a'.repeat(1023)}\n`
    const text = row.repeat(most / row.length)
    expect((await feedback(ada, csv('a.csv', text))).size).toBe(5_242_880)
    const refused = await failure(feedback(ada, csv('a.csv', `${text}a`)))
    expect(refused).toMatchObject({
      status: 413,
      code: 'file_too_large',
      message: 'The file is larger than 5 MB',
    })
  })

  test('needs write on assets where it is for an asset', async () => {
    const ada = await found()
    const reader = await join(ada, { assets: 'onlyRead' })
    const refused = await failure(reader.files.upload(png(), { purpose: 'asset_photo' }))
    expect(refused).toMatchObject({ status: 403, code: 'permission_denied' })
    expect((await reader.files.upload(png(), { purpose: 'avatar' })).name).toBe('rack.png')
  })

  test('loses what is hostile in its name', async () => {
    const ada = await found()
    for (const [sent, kept] of [
      ['../../etc/passwd.csv', 'passwd.csv'],
      ['C:\\temp\\a.csv', 'a.csv'],
      ['a\r\nSet-Cookie: x.csv', 'aSet-Cookie_ x.csv'],
      ['\u202Egpj.exe.csv', 'gpj.exe.csv'],
      ['"><img src=x>.csv', '___img src=x_.csv'],
      [`${'n'.repeat(300)}.csv`, `${'n'.repeat(251)}.csv`],
    ] as const) {
      expect((await feedback(ada, csv(sent))).name).toBe(kept)
    }
    const made = await feedback(ada, csv("Año's (1) «a».csv"))
    const answer = await raw(ada, `api/files/${made.id}/content/`)
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''A%C3%B1o%27s%20%281%29%20%C2%ABa%C2%BB.csv",
    )
  })

  test('is a form of one part and nothing else', async () => {
    const ada = await found()
    const part = (name: string, filename = 'a.csv', text = 'x') =>
      `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: text/csv\r\n\r\n${text}`
    const send = async (body: string, type = 'multipart/form-data; boundary=b') => {
      const answer = await raw(ada, 'api/files/?purpose=feedback', {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      })
      return answer.status
    }
    expect(await send(`${part('file')}\r\n--b--\r\n`)).toBe(201)
    expect(await send(`${part('file')}\r\n--b--`)).toBe(201)
    // what only looks like the end is part of the file
    expect(await send(`${part('file', 'a.csv', 'x\r\n--\r\n--a--\r\n-')}\r\n--b--\r\n`)).toBe(201)
    for (const body of [
      '',
      '--b--\r\n',
      part('file'),
      `${part('file')}\r\n--b\r\n`,
      `${part('file')}\r\n${part('file')}\r\n--b--\r\n`,
      `${part('other')}\r\n--b--\r\n`,
      `${part('file[a][b]')}\r\n--b--\r\n`,
      `preamble\r\n${part('file')}\r\n--b--\r\n`,
      `--b\r\n${'X-Long: 1\r\n'.repeat(1000)}\r\n\r\nx\r\n--b--\r\n`,
    ]) {
      expect([body.slice(0, 60), await send(body)]).toEqual([body.slice(0, 60), 400])
    }
    expect(await send('{}', 'application/json')).toBe(415)
    expect(await send(part('file'), 'multipart/form-data')).toBe(415)
    expect(await send(part('file'), 'multipart/mixed; boundary=b')).toBe(415)
  })

  test('in any pieces is the same file', async () => {
    const ada = await found()
    const text = 'name,u\r\n--b\r\n\r\n-bb--R01,42\r\n--'
    const whole = new TextEncoder().encode(
      `--bb\r\nContent-Disposition: form-data; name="file"; filename="ñ.csv"\r\n\r\n${text}\r\n--bb--\r\n`,
    )
    for (const size of [1, 2, 3, 7, 64, whole.length]) {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (let at = 0; at < whole.length; at += size) controller.enqueue(whole.slice(at, at + size))
          controller.close()
        },
      })
      const init = {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { 'content-type': 'multipart/form-data; boundary=bb' },
      }
      const answer = await raw(ada, 'api/files/?purpose=feedback', init)
      expect(answer.status).toBe(201)
      const { id, name } = await answer.json()
      expect(name).toBe('ñ.csv')
      expect(await (await ada.files.content(id)).text()).toBe(text)
    }
  })

  test('stops at the room of the company, and of one person’s loose ends', async () => {
    const small = createApp({ ...ports, limits: { ...ports.limits, companyFiles: 20 } })
    const ada = await found((request) => Promise.resolve(small.fetch(request)))
    await feedback(ada, csv('a.csv', '12345678'))
    expect(await failure(feedback(ada, csv('a.csv', '1234567890123')))).toMatchObject({
      status: 507,
      code: 'files_quota',
    })
    const eve = await found()
    const one = await feedback(eve)
    await database.execute(sql`
      insert into file (company_id, id, uploaded_by, purpose, name, media_type, size, sha256, created_at)
      select company_id, gen_random_uuid(), uploaded_by, purpose, name, media_type, size, sha256, created_at
      from file, generate_series(1, 199) where id = ${one.id}`)
    expect(await failure(feedback(eve))).toMatchObject({ status: 507, code: 'files_quota' })
  })

  test('comes at most 60 times an hour by default', async () => {
    const usual = createApp({ ...ports, limits: { ...ports.limits, times: 1 } })
    const ada = await found((request) => Promise.resolve(usual.fetch(request)))
    for (let at = 0; at < 60; at++) await feedback(ada, csv())
    expect(await failure(feedback(ada, csv()))).toMatchObject({ status: 429 })
  })
})

describe('a download', () => {
  test('is never shown by the browser as a page', async () => {
    const ada = await found()
    const made = await feedback(ada)
    const { headers } = await raw(ada, `api/files/${made.id}/content/`)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': "attachment; filename*=UTF-8''rack.png",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'accept-ranges': 'none',
      'content-length': String(made.size),
    })
  })

  test('of a document is written down, of a picture not', async () => {
    const ada = await found()
    const [picture, table] = [await feedback(ada), await feedback(ada, csv())]
    await ada.files.content(picture.id)
    await ada.files.content(table.id)
    const { results } = await ada.audit.list({ action: 'file.download' })
    expect(results.map(({ object }) => object)).toEqual([{ kind: 'file', id: table.id, name: 'racks.csv' }])
  })
})

describe('the picture of a person', () => {
  test('is seen by the whole company and nobody else', async () => {
    const ada = await found()
    const [grace, eve] = [await join(ada, {}), await found()]
    const { id: file_id } = await ada.files.upload(png(), { purpose: 'avatar' })
    expect((await ada.account.setAvatar(file_id)).avatar).toBe(file_id)
    expect((await ada.auth.me()).avatar).toBe(file_id)
    expect((await ada.users.get(ada.user.id)).avatar).toBe(file_id)
    expect(await bytesOf(await grace.files.content(file_id))).not.toEqual([])
    expect(await failure(eve.files.content(file_id))).toMatchObject({ status: 404 })
  })

  test('takes the place of the one before', async () => {
    const ada = await found()
    const first = await ada.files.upload(png(), { purpose: 'avatar' })
    await ada.account.setAvatar(first.id)
    const second = await ada.files.upload(png('new.png'), { purpose: 'avatar' })
    expect((await ada.account.setAvatar(second.id)).avatar).toBe(second.id)
    expect(await failure(ada.files.content(first.id))).toMatchObject({ status: 404 })
    expect((await ada.account.setAvatar(null)).avatar).toBeNull()
  })

  test('is one’s own, new, and was uploaded to be one', async () => {
    const ada = await found()
    const [grace, eve] = [await join(ada, {}), await found()]
    const others = [
      await ada.files.upload(png(), { purpose: 'feedback' }),
      await grace.files.upload(png(), { purpose: 'avatar' }),
      await eve.files.upload(png(), { purpose: 'avatar' }),
    ]
    for (const { id } of others) {
      expect(await failure(ada.account.setAvatar(id))).toMatchObject({
        status: 400,
        code: 'does_not_exist',
        errors: [{ attr: 'file_id.0' }],
      })
    }
    const own = await ada.files.upload(png(), { purpose: 'avatar' })
    await ada.account.setAvatar(own.id)
    expect(await failure(ada.account.setAvatar(own.id))).toMatchObject({ status: 400 })
    expect((await ada.auth.me()).avatar).toBe(own.id)
  })
})

describe('the files of an asset', () => {
  const photo = (by: Awaited<ReturnType<typeof found>>) => by.files.upload(png(), { purpose: 'asset_photo' })
  const manual = (by: Awaited<ReturnType<typeof found>>, name?: string) =>
    by.files.upload(pdf(name), { purpose: 'asset_document' })

  test('are seen by those who read assets', async () => {
    const ada = await found()
    const [reader, blind, eve] = [
      await join(ada, { assets: 'onlyRead' }),
      await join(ada, { support: 'write' }),
      await found(),
    ]
    const server = await ada.assets.create(asset())
    const [one, two] = [await photo(ada), await photo(ada)]
    await ada.assetFiles.addPhotos(server.id, [one.id, two.id])
    expect((await reader.assetFiles.photos(server.id)).results.map(({ id }) => id)).toEqual([two.id, one.id])
    expect(await bytesOf(await reader.files.content(one.id))).not.toEqual([])
    expect(await failure(blind.files.content(one.id))).toMatchObject({ status: 404 })
    expect(await failure(blind.assetFiles.photos(server.id))).toMatchObject({ status: 403 })
    expect(await failure(eve.files.content(one.id))).toMatchObject({ status: 404 })
    expect(await failure(eve.assetFiles.photos(server.id))).toMatchObject({ status: 404 })
    expect(await failure(reader.assetFiles.removePhoto(server.id, one.id))).toMatchObject({ status: 403 })
    await ada.assetFiles.removePhoto(server.id, one.id)
    expect((await reader.assetFiles.photos(server.id)).results.map(({ id }) => id)).toEqual([two.id])
  })

  test('are taken over once, by an asset of the same company', async () => {
    const ada = await found()
    const eve = await found()
    const [server, foreign] = [await ada.assets.create(asset()), await eve.assets.create(asset())]
    const [own, other] = [await photo(ada), await photo(eve)]
    expect(await failure(ada.assetFiles.addPhotos(foreign.id, [own.id]))).toMatchObject({ status: 404 })
    expect(await failure(ada.assetFiles.addPhotos(server.id, [own.id, other.id]))).toMatchObject({
      status: 400,
      errors: [{ attr: 'files.1', code: 'does_not_exist' }],
    })
    expect((await ada.assetFiles.photos(server.id)).results).toEqual([])
    await ada.assetFiles.addPhotos(server.id, [own.id])
    expect(await failure(ada.assetFiles.addPhotos(server.id, [own.id]))).toMatchObject({ status: 400 })
    const another = await ada.assets.create(asset())
    expect(await failure(ada.assetFiles.removePhoto(another.id, own.id))).toMatchObject({ status: 404 })
  })

  test('keep an asset from being taken back as if nothing had come since', async () => {
    const ada = await found()
    const server = await ada.assets.create(asset())
    const [creation] = (await ada.history.list({ limit: 1 })).results
    await ada.assetFiles.addPhotos(server.id, [(await photo(ada)).id])
    expect(await failure(ada.batches.undo(creation?.id ?? ''))).toMatchObject({
      status: 409,
      code: 'undo_touched_later',
    })
    expect((await ada.assetFiles.photos(server.id)).results).toHaveLength(1)
  })

  test('keep the versions of a document', async () => {
    const ada = await found()
    const server = await ada.assets.create(asset())
    const add = async (name: string, replaces: string | null) =>
      ada.assetFiles.addDocument(server.id, {
        file_id: (await manual(ada, name)).id,
        kind: 'manual',
        expires_at: '2027-01-31',
        replaces,
      })
    const first = await add('manual.pdf', null)
    const second = await add('manual v2.pdf', first.id)
    const other = await add('contract.pdf', null)
    expect(second).toMatchObject({
      revision: 2,
      series: first.series,
      kind: 'manual',
      expires_at: '2027-01-31',
    })
    const present = await ada.assetFiles.documents(server.id)
    expect(present.results.map(({ name }) => name)).toEqual(['contract.pdf', 'manual v2.pdf'])
    const versions = await ada.assetFiles.documents(server.id, { series: first.series })
    expect(versions.results.map(({ revision }) => revision)).toEqual([2, 1])
    const renamed = await ada.assetFiles.updateDocument(server.id, other, {
      kind: 'contract',
      expires_at: null,
    })
    expect(renamed).toMatchObject({ kind: 'contract', expires_at: null, version: other.version + 1 })
    expect(await failure(ada.assetFiles.updateDocument(server.id, other, { kind: 'other' }))).toMatchObject({
      status: 412,
    })
    await ada.assetFiles.removeDocument(server.id, second.id)
    const left = await ada.assetFiles.documents(server.id)
    expect(left.results.map(({ name }) => name)).toEqual(['contract.pdf', 'manual.pdf'])
  })
})

describe('what nothing names any more', () => {
  test('is cleared away after a day, and not before', async () => {
    const ada = await found()
    const kept = await ada.files.upload(png(), { purpose: 'avatar' })
    await ada.account.setAvatar(kept.id)
    const loose = await feedback(ada, csv('a.csv', 'loose'))
    advance(DAY - 60_000)
    await sweepFiles(ports, now())
    expect(await (await ada.files.content(loose.id)).text()).toBe('loose')
    advance(120_000)
    await sweepFiles(ports, now())
    await ada.auth.login({ email: ada.user.email, password: PASSWORD })
    expect(await failure(ada.files.content(loose.id))).toMatchObject({ status: 404 })
    expect(await bytesOf(await ada.files.content(kept.id))).not.toEqual([])
    const hashes = []
    for await (const { sha256 } of ports.files.list()) hashes.push(sha256)
    expect(hashes).toHaveLength(1)
  })

  test('stays where another file has the same bytes', async () => {
    const ada = await found()
    const eve = await found()
    const loose = await feedback(ada, csv('a.csv', 'the same'))
    advance(DAY)
    await eve.auth.login({ email: eve.user.email, password: PASSWORD })
    const later = await feedback(eve, csv('b.csv', 'the same'))
    advance(60_000)
    await sweepFiles(ports, now())
    await ada.auth.login({ email: ada.user.email, password: PASSWORD })
    expect(await failure(ada.files.content(loose.id))).toMatchObject({ status: 404 })
    expect(await (await eve.files.content(later.id)).text()).toBe('the same')
  })

  test('is looked for again by whoever wrote it down meanwhile', async () => {
    const vanishing = createApp({
      ...ports,
      files: { ...ports.files, has: () => Promise.resolve(false) },
    })
    const ada = connect((request) => Promise.resolve(vanishing.fetch(request)))
    const { user } = await found()
    await ada.auth.login({ email: user.email, password: PASSWORD })
    expect(await failure(feedback(ada))).toMatchObject({ status: 503 })
  })
})
