import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { codeForm, codeOf, type CodeForm } from '@plenum/domain/nomenclature-code'
import { CODE_LENGTH } from '@plenum/domain/nomenclature-template'
import { ApiError } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { codeValues, tokensOf, type CodeSubject } from './code-values.ts'
import { codeRules, type Rule } from './nomenclatures.ts'

/** For whose company codes are issued, and when. */
export interface Issuing {
  company_id: string
  at: string
}
type Form = Extract<CodeForm, { missing: null }>
/** Which of some codes cannot be handed out any more, in small letters. */
type Taken = (codes: readonly string[]) => Promise<ReadonlySet<string>>

/** How many numbers are looked at in vain before more are taken at once, and the most of them. */
const FEWEST_AHEAD = 1
const MOST_AHEAD = 2000

/**
 * The next free codes of some assets, in their order, by the company's nomenclature. A number is never handed out
 * twice; what somebody has typed by hand before, former codes, those set aside and `reserved` are passed over. Refuses where an asset
 * lacks a value of its template.
 */
export async function issueCodes(
  tx: Database,
  issuing: Issuing,
  { subjects, reserved = [] }: { subjects: readonly CodeSubject[]; reserved?: readonly string[] },
): Promise<string[]> {
  if (subjects.length === 0) return []
  const forms = await formsOf(tx, issuing, subjects)
  const taken: Taken = (codes) => takenOf(tx, issuing.company_id, codes)
  return issueForms(tx, issuing.company_id, { forms, reserved, taken })
}

interface Wanted {
  forms: readonly Form[]
  reserved?: readonly string[]
  taken: Taken
}

/** The next free code of each form, in their order, by the counters of the forms. */
export async function issueForms(
  tx: Database,
  company_id: string,
  { forms, reserved = [], taken: takenAmong }: Wanted,
): Promise<string[]> {
  const used = new Set(reserved.map((code) => code.toLowerCase()))
  const codes = new Map<number, string>()
  let open = forms.map((form, at) => ({ form, at }))
  for (let ahead = FEWEST_AHEAD; open.length > 0; ahead = Math.min(ahead * 4, MOST_AHEAD)) {
    const each = Math.max(1, Math.floor(ahead / open.length))
    const tried = await candidates(tx, company_id, { open, each })
    const taken = await takenAmong(tried.flatMap(({ numbered }) => numbered.map(({ code }) => code)))
    const last = new Map<string, number>()
    for (const { at, form, numbered } of tried) {
      const free = numbered.find(
        ({ code }) => !taken.has(code.toLowerCase()) && !used.has(code.toLowerCase()),
      )
      if (free === undefined) continue
      used.add(free.code.toLowerCase())
      codes.set(at, free.code)
      last.set(form.scope, free.number)
    }
    open = open.filter(({ at }) => !codes.has(at))
    if (each > 1) await giveBack(tx, company_id, { last, open })
  }
  return forms.map((_, at) => codes.get(at) ?? '')
}

async function formsOf(tx: Database, issuing: Issuing, subjects: readonly CodeSubject[]): Promise<Form[]> {
  const rules = await codeRules(tx, issuing.company_id)
  const ruled = subjects.map(({ asset_type }) => rules(asset_type))
  const tokens = tokensOf([...new Set(ruled)].map(({ parsed }) => parsed))
  const values = await codeValues(tx, issuing, { subjects, tokens })
  return ruled.map((rule, at) =>
    whole(codeForm({ ...rule, template: rule.parsed, values: values[at] ?? {} })),
  )
}

/** The form of the codes of what has nothing but a place, or none. */
export async function formAt(
  tx: Database,
  issuing: Issuing,
  { rule, node_id }: { rule: Rule; node_id: string | null },
): Promise<CodeForm> {
  const subjects = [{ place: node_id === null ? null : { node_id } }]
  const [values = {}] = await codeValues(tx, issuing, { subjects, tokens: tokensOf([rule.parsed]) })
  return codeForm({ ...rule, template: rule.parsed, values })
}

/** A form that codes can be made of; refuses where a value is missing. */
export function whole(form: CodeForm): Form {
  if (form.missing === null) return form
  throw new ApiError(400, [{ code: 'code_value_missing', attr: 'code', subject: `{${form.missing}}` }])
}

interface Open {
  at: number
  form: Form
}

/** Takes the next `each` numbers for every form that has no code yet, and makes codes of them. */
async function candidates(
  tx: Database,
  company_id: string,
  { open, each }: { open: readonly Open[]; each: number },
) {
  const byScope = Map.groupBy(open, ({ form }) => form.scope)
  const wanted = [...byScope].map(([scope, forms]) => ({ scope, count: forms.length * each }))
  const taken = await rows(
    tx,
    v.object({ scope: v.string(), next: v.number() }),
    // Always in the same order, so that two imports never wait for each other's counters.
    sql`
      insert into code_counter (company_id, scope, next)
      select ${company_id}, r.scope, r.count + 1
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) r(scope text, count int) order by r.scope
      on conflict (company_id, scope) do update set next = code_counter.next + excluded.next - 1
      returning scope, next`,
  )
  const next = new Map(
    taken.map(({ scope, next: end }) => [scope, end - (byScope.get(scope)?.length ?? 0) * each]),
  )
  return open.map(({ at, form }) => {
    const first = next.get(form.scope) ?? 1
    next.set(form.scope, first + each)
    const numbered = Array.from({ length: each }, (_, step) => ({
      number: first + step,
      code: within(codeOf(form, first + step)),
    }))
    return { at, form, numbered }
  })
}

function within(code: string | null): string {
  if (code === null) throw new ApiError(400, [{ code: 'too_long', attr: 'code', count: CODE_LENGTH }])
  return code
}

/** Which of some codes an asset has or had, or are set aside. */
export async function takenOf(
  tx: Database,
  company_id: string,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const keys = sql`
    (select jsonb_array_elements_text(${JSON.stringify(codes.map((code) => code.toLowerCase()))}::jsonb))`
  const found = await rows(
    tx,
    v.object({ code_key: v.string() }),
    sql`
      select code_key from asset where company_id = ${company_id} and code_key in ${keys}
      union all select code_key from asset_alias where company_id = ${company_id} and code_key in ${keys}
      union all select code_key from reserved_code where company_id = ${company_id} and code_key in ${keys}`,
  )
  return new Set(found.map(({ code_key }) => code_key))
}

/** Numbers taken ahead that came to no code go back: their counter is still held, so nobody has seen them. */
async function giveBack(
  tx: Database,
  company_id: string,
  { last, open }: { last: ReadonlyMap<string, number>; open: readonly Open[] },
): Promise<void> {
  const unfinished = new Set(open.map(({ form }) => form.scope))
  const next = [...last]
    .filter(([scope]) => !unfinished.has(scope))
    .map(([scope, number]) => ({ scope, number }))
  await tx.execute(sql`
    update code_counter c set next = r.number + 1
    from jsonb_to_recordset(${JSON.stringify(next)}::jsonb) r(scope text, number int)
    where c.company_id = ${company_id} and c.scope = r.scope`)
}
