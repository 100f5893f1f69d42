import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { AssetCategory } from '@plenum/domain/asset-type'
import { problem, type RowProblem } from '@plenum/domain/asset-import-row'
import { fitsScope, TAG_SCOPES } from '@plenum/domain/tag'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { Candidate } from './imports-candidates.ts'
import { list } from './imports-context.ts'
import type { ImportRun } from './imports-rows.ts'
import { companyTypes, typeFor } from './imports-types.ts'

const Scoped = v.object({ key: v.string(), name: v.string(), scope: v.picklist(TAG_SCOPES) })

/** Warns, by line, of rows that put a tag on an asset of another family than the tag is for: the file is written down all the same. */
export async function tagWarnings(
  database: Database,
  run: ImportRun,
  candidates: readonly Candidate[],
): Promise<Map<number, RowProblem>> {
  const names = candidates.flatMap(({ read }) => read.values.tags ?? []).map((name) => name.toLowerCase())
  if (names.length === 0) return new Map()
  const scoped = await rows(
    database,
    Scoped,
    sql`select name_key as key, name, scope from tag
        where company_id = ${run.company_id} and scope <> 'asset' and name_key in ${list([...new Set(names)])}`,
  )
  if (scoped.length === 0) return new Map()
  const types = await companyTypes(database, run.company_id)
  const categories = new Map(types.map(({ code, category }) => [code, category]))
  const categoryOf = ({ held, read }: Candidate): AssetCategory | undefined => {
    const word = read.values.type_word
    return word === null ? held?.locked.category : categories.get(typeFor(word, run, types) ?? '')
  }
  const byName = new Map(scoped.map((tag) => [tag.key, tag]))
  return new Map(
    candidates.flatMap((candidate) => {
      const category = categoryOf(candidate)
      const out = (candidate.read.values.tags ?? [])
        .map((name) => byName.get(name.toLowerCase()))
        .find((tag) => tag !== undefined && category !== undefined && !fitsScope(tag.scope, category))
      return out === undefined
        ? []
        : [
            [
              candidate.line,
              problem('tags', 'tag_out_of_scope', { severity: 'warning', rival: out.name }),
            ] as const,
          ]
    }),
  )
}
