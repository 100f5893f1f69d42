import { placeTypeOf, readRecord, type RecordValues } from '@plenum/domain/record-import-read'
import {
  rowsAtOnce,
  type MadeOnTheWay,
  type RecordImport,
  type RecordKind,
  type RecordOutcome,
} from '@plenum/domain/record-import'
import { AROUND, isRecordMapping, namedBy, sheetOf } from '@plenum/domain/record-import-columns'
import type * as v from 'valibot'
import { ApiError, refusal, type Problem } from '../api-error.ts'
import { databaseRefusal } from '../database-error.ts'
import type { Database } from '../ports.ts'
import { createBatch, type OpenBatch } from './batches.ts'
import { factChanges } from './brand-write.ts'
import { lockTree } from './node-write.ts'
import type { NoticeLetter, PersonTeller } from './notify.ts'
import { changing } from './rack-capacity.ts'
import { textOf, type Invited, type Known, type RecordWriter, type Scene } from './record-writer.ts'
import { RECORD_WRITERS } from './record-writers.ts'

type Input = v.InferOutput<typeof RecordImport>
type Row = Omit<RecordOutcome['rows'][number], 'problems'> & { problems: Problem[] }
/** An outcome whose problems are not in words yet. */
export type Imported = Omit<RecordOutcome, 'rows'> & {
  rows: Row[]
  /** Whose letters are to be sent. */
  invited: Invited[]
}

interface Request {
  kind: RecordKind
  input: Input
}

/** Carries what was tried out of the transaction that is taken back with it. */
class Tried extends Error {
  readonly done: Imported

  constructor(done: Imported) {
    super('tried')
    this.done = done
  }
}

/**
 * Brings the good rows of a file in, as one batch. To say only what that would do, it is done by all the rules there
 * are, and taken back.
 */
export async function importRecords(
  database: Database,
  author: PersonTeller,
  request: Request,
): Promise<Imported> {
  try {
    return await changing(database, author, async (tx) => {
      const letters: NoticeLetter[] = []
      const done = await bringIn(tx, { ...author, letters }, request)
      if (request.input.dry_run) throw new Tried({ ...done, batch_id: null, invited: [] })
      author.letters.push(...letters)
      return done
    })
  } catch (error) {
    if (error instanceof Tried) return error.done
    throw error
  }
}

async function bringIn(tx: Database, author: PersonTeller, { kind, input }: Request): Promise<Imported> {
  if (!isRecordMapping(kind, input.columns)) throw refusal(400, 'invalid', 'columns')
  if (input.rows.length > rowsAtOnce(kind)) throw refusal(400, 'import_too_many_rows', 'rows')
  await lockTree(tx, author.company_id)
  const run = new Run({ ...author, source: 'import' }, { kind, input })
  const rows = new Map<number, Row>()
  for (const row of run.inOrder()) rows.set(row.at, await run.bring(tx, row))
  return {
    rows: input.rows.flatMap((_, at) => rows.get(at) ?? []),
    made: run.made,
    invited: run.invited,
    batch_id: run.batchId(),
  }
}

interface ReadRow {
  at: number
  line: number
  values: RecordValues
  problems: Problem[]
}

/** One import while it runs. */
class Run {
  readonly made: MadeOnTheWay[] = []
  readonly invited: Invited[] = []
  readonly #author: PersonTeller
  readonly #request: Request
  readonly #writer: RecordWriter
  readonly #touched = new Set<string>()
  #batch: OpenBatch | undefined

  constructor(author: PersonTeller, request: Request) {
    this.#author = author
    this.#request = request
    this.#writer = RECORD_WRITERS[request.kind]()
  }

  batchId = (): string | null => this.#batch?.id ?? null

  /** The rows read, what others stand in before those. */
  inOrder(): ReadRow[] {
    const { rank = () => 0 } = this.#writer
    return this.#request.input.rows
      .map((row, at) => this.#read(row, at))
      .toSorted((a, b) => rank(a.values) - rank(b.values) || a.at - b.at)
  }

  #read({ line, cells }: Input['rows'][number], at: number): ReadRow {
    const { kind, input } = this.#request
    const { values, problems } = readRecord(kind, input.columns, cells)
    const type = kind === 'node' ? placeTypeOf(textOf(values, 'name'), input.type) : null
    return {
      at,
      line,
      values: type === null ? values : { type, ...values },
      problems: problems.map(({ column, code, limit }) => ({
        code,
        attr: column,
        ...(limit !== null && { count: limit }),
      })),
    }
  }

  /** Writes a row, or takes back all of it and says why. */
  async bring(tx: Database, { line, values, problems }: ReadRow): Promise<Row> {
    const row = { line, name: this.#nameOf(values), changes: [], problems }
    if (problems.length > 0) return { ...row, state: 'refused' }
    const opened = this.#batch
    const noted: MadeOnTheWay[] = []
    const invited: Invited[] = []
    const letters: NoticeLetter[] = []
    try {
      const done = await tx.transaction((step) =>
        this.#write(
          {
            tx: step,
            author: { ...this.#author, letters },
            open: () => this.#open(step),
            note: (made) => noted.push(made),
            invite: (one) => invited.push(one),
          },
          values,
        ),
      )
      this.made.push(...noted)
      this.invited.push(...invited)
      this.#author.letters.push(...letters)
      return { ...row, ...done }
    } catch (error) {
      this.#batch = opened
      this.#writer.forget?.()
      return { ...row, state: 'refused', problems: this.#problemsOf(error, values) }
    }
  }

  async #open(tx: Database): Promise<OpenBatch> {
    const reason = this.#request.input.file
    return (this.#batch ??= await createBatch(tx, this.#author, { kind: 'import', reason }))
  }

  async #write(scene: Scene, values: RecordValues): Promise<Pick<Row, 'state' | 'changes'>> {
    const known = await this.#writer.find(scene, values)
    if (known === undefined) {
      this.#touched.add(await this.#writer.insert(scene, values))
      const changes = Object.entries(values).map(([field, to]) => ({ field, from: null, to }))
      return { state: 'new', changes }
    }
    if (this.#touched.has(known.id)) throw refusal(409, 'repeated_in_file', this.#keyColumn(values))
    const done = await this.#change(scene, known)
    this.#touched.add(known.id)
    return done
  }

  async #change(scene: Scene, { id, stored, says }: Known): Promise<Pick<Row, 'state' | 'changes'>> {
    const { named = (_, change) => Promise.resolve(change), patch } = this.#writer
    const changes = factChanges<Known['stored']>(stored, says)
    if (changes.length === 0) return { state: 'same', changes }
    const shown = await Promise.all(changes.map((change) => named(scene, change)))
    await patch(scene, id, Object.fromEntries(changes.map(({ field, to }) => [field, to])))
    return { state: 'changed', changes: shown }
  }

  /** The column that tells a record from the others. */
  #keyColumn = (values: RecordValues): string =>
    namedBy(this.#request.kind).findLast((column) => values[column] !== undefined) ?? ''

  #nameOf(values: RecordValues): string {
    return namedBy(this.#request.kind)
      .map((column) => textOf(values, column))
      .join(' ')
      .trim()
  }

  /** Why a row was refused, each reason at a column of the file. */
  #problemsOf(error: unknown, values: RecordValues): Problem[] {
    const refused = error instanceof ApiError ? error : databaseRefusal(error)
    if (refused === undefined || refused.status >= 500) throw error
    const { columns } = sheetOf(this.#request.kind)
    return refused.problems.map((problem) => {
      const attr = problem.attr === 'parent_id' ? parentColumn(values) : problem.attr
      return {
        ...problem,
        attr: attr !== null && attr !== undefined && Object.hasOwn(columns, attr) ? attr : null,
      }
    })
  }
}

/** The column that names what a place stands in; where none does, its type is what cannot stand there. */
const parentColumn = (values: RecordValues): string =>
  AROUND.findLast((column) => values[column] !== undefined) ?? 'type'
