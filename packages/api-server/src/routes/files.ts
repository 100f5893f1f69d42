import { Hono, type Context } from 'hono'
import {
  FILE_PURPOSES,
  formatOf,
  StoredFile,
  takes,
  UploadQuery,
  type FilePurpose,
} from '@plenum/domain/file'
import { may, type PermissionArea } from '@plenum/domain/permission'
import { answerRecord, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { ApiError, refusal } from '../api-error.ts'
import { attachment } from '../attachment.ts'
import type { Env, SignedInEnv } from '../context.ts'
import { readUpload, type Upload } from '../files/read-upload.ts'
import { self } from '../gate.ts'
import type { Content, FileRefusal, Received } from '../ports.ts'
import {
  deletePendingFile,
  findVisibleFile,
  insertFile,
  noteDownload,
  readFile,
  refuseBeyondQuota,
  type FileRow,
} from '../store/files.ts'
import { limit } from '../throttle.ts'
import { One, valid } from '../valid.ts'

/** Files on their way in and out; what they belong to says who may see them. */
export const files = new Hono<Env>()
  .post(
    '/',
    self(),
    answers({ summary: 'Upload one file, as the part `file` of a form', status: 201, body: StoredFile }),
    valid('query', UploadQuery),
    async (c) => {
      const { purpose } = c.req.valid('query')
      const { ports, session, author } = c.var
      const area = areaOf[purpose]
      if (area !== null && !may(session.user.permissions, area, 'write')) {
        throw refusal(403, 'permission_denied')
      }
      limit(c, 'upload.user', session.user.id)
      const quota = ports.limits.companyFiles
      await refuseBeyondQuota(ports.database, session, { coming: 0, quota })
      const upload = await readUpload(c.req.raw)
      const received = await receive(c, purpose, upload)
      const id = await ports.database.transaction(async (tx) => {
        await refuseBeyondQuota(tx, session, { coming: received.size, quota })
        return insertFile(tx, author, { purpose, name: named(upload.name, received), received })
      })
      // Whoever clears away bytes that nothing names may just have done so.
      await refuseWithoutBytes(c, [received, received.thumbnail], id)
      return answerRecord(c, await existing(readFile(ports.database, session.company_id, id)), 201)
    },
  )
  .get(
    '/:id/content/',
    self(),
    answers({ summary: 'Download a file', type: '*/*' }),
    valid('param', One),
    async (c) => {
      const found = await visible(c, c.req.valid('param').id)
      if (!isHead(c)) await noteDownload(c.var.ports.database, c.var.author, found)
      return answerBytes(c, found, found)
    },
  )
  .get(
    '/:id/thumbnail/',
    self(),
    answers({ summary: 'Download a picture in its small form', type: 'image/webp' }),
    valid('param', One),
    async (c) => {
      const found = await visible(c, c.req.valid('param').id)
      const { thumbnail_sha256: sha256, thumbnail_size: size } = found
      if (sha256 === null || size === null) throw refusal(404, 'not_found')
      return answerBytes(c, { ...found, media_type: 'image/webp' }, { sha256, size })
    },
  )
  .delete(
    '/:id/',
    self(),
    answers({ summary: 'Delete a file of one’s own that no record has taken over' }),
    valid('param', One),
    async (c) => {
      const { author, ports } = c.var
      const fileId = c.req.valid('param').id
      await ports.database.transaction(async (tx) => {
        if (!(await deletePendingFile(tx, author, fileId))) throw refusal(404, 'not_found')
      })
      return c.body(null, 204)
    },
  )

/** The area in which one must be allowed to write to upload something for it; null where everybody may. */
const areaOf = {
  feedback: null,
  avatar: null,
  asset_photo: 'assets',
  asset_document: 'assets',
  model_image: 'library',
  model_datasheet: 'library',
  brand_logo: 'library',
  plan_picture: 'hierarchy',
  work_evidence: 'projects',
} as const satisfies Record<FilePurpose, PermissionArea | null>

const STATUS_OF = {
  file_type: 400,
  file_empty: 400,
  file_damaged: 400,
  image_too_large: 400,
  file_too_large: 413,
  unavailable: 503,
  insufficient_storage: 507,
} as const satisfies Record<FileRefusal, number>

const MB = 1024 * 1024

async function receive(
  c: Context<SignedInEnv>,
  purpose: FilePurpose,
  { name, bytes }: Upload,
): Promise<Received> {
  const { most, image } = FILE_PURPOSES[purpose]
  const format = formatOf(name)
  if (format === undefined || !takes(purpose, format)) {
    await bytes.cancel()
    throw refusal(400, 'file_type', 'file')
  }
  const received = await c.var.ports.files.receive({ format, bytes, most, image })
  if (typeof received !== 'string') return received
  const count = received === 'file_too_large' ? { count: most / MB } : {}
  const headers = received === 'unavailable' ? { headers: { 'retry-after': '1' } } : {}
  throw new ApiError(STATUS_OF[received], [{ code: received, attr: 'file', ...count }], headers)
}

/** A picture is made anew, perhaps in another format: its name ends as what it is. */
function named(name: string, { media_type }: Received): string {
  const ending = { 'image/webp': 'webp', 'image/jpeg': 'jpg' }[media_type]
  const format = formatOf(name)
  if (ending === undefined || format === formatOf(`x.${ending}`)) return name
  return name.replace(/\.[a-z]+$/i, `.${ending}`)
}

async function refuseWithoutBytes(
  c: Context<SignedInEnv>,
  contents: readonly (Content | null)[],
  fileId: string,
): Promise<void> {
  const { ports, author } = c.var
  for (const content of contents) {
    if (content === null || (await ports.files.has(content.sha256))) continue
    await ports.database.transaction((tx) => deletePendingFile(tx, author, fileId))
    throw new ApiError(503, [{ code: 'unavailable' }], { headers: { 'retry-after': '1' } })
  }
}

async function visible(c: Context<SignedInEnv>, id: string): Promise<FileRow> {
  const found = await findVisibleFile(c.var.ports.database, c.var.session, id)
  if (found === undefined) throw refusal(404, 'not_found')
  return found
}

const isHead = (c: Context<SignedInEnv>): boolean => c.req.method === 'HEAD'

async function answerBytes(
  c: Context<SignedInEnv>,
  { name, media_type }: Pick<FileRow, 'name' | 'media_type'>,
  { sha256, size }: Content,
): Promise<Response> {
  const headers = { ...attachment(name, media_type), 'content-length': String(size) }
  if (isHead(c)) {
    if (!(await c.var.ports.files.has(sha256))) throw refusal(404, 'not_found')
    return c.body(null, 200, headers)
  }
  const bytes = await c.var.ports.files.open(sha256)
  if (bytes === undefined) throw refusal(404, 'not_found')
  return c.body(bytes, 200, headers)
}
