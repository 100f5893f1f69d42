import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { FILE_PURPOSES } from '@plenum/domain/file'
import { database } from './engine.ts'
import { csv, feedback, png } from './uploads.ts'
import { app, failure, found, join, ports, raw } from './world.ts'

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
      `--b\r\n${'X-Long: 1\r\n'.repeat(1000)}`,
      part('file')
        .replace('\r\n\r\n', `\r\n${'X-Long: 1\r\n'.repeat(1000)}\r\n`)
        .concat('\r\n--b--\r\n'),
    ]) {
      expect([body.slice(0, 60), await send(body)]).toEqual([body.slice(0, 60), 400])
    }
    const bare = new Request('http://localhost/api/files/?purpose=feedback', {
      method: 'POST',
      body: new TextEncoder().encode(`${part('file')}\r\n--b--\r\n`),
      headers: { authorization: `Bearer ${ada.tokens.access()}` },
    })
    expect(bare.headers.has('content-type')).toBe(false)
    expect((await app.fetch(bare)).status).toBe(415)
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
