import type { NodeType } from '@plenum/domain/node-type'
import type { NodeBranch } from '@plenum/domain/node-tree'
import { byName } from '@plenum/i18n/format'
import type { Language } from '@plenum/i18n/language'

/** Stands for the company, whose places have no parent. */
export const ROOT = 'company'

/** Places opened at first as long as there are no more to be seen than this. */
const MAX_AT_FIRST = 80

/** What is inside these is shown once somebody asks. */
const CLOSED_AT_FIRST: readonly NodeType[] = ['room', 'zone', 'row', 'rack']

/** Places by the one they stand in, in the order people count: R2 before R10. */
export function childrenOf(branches: readonly NodeBranch[], language: Language): Map<string, NodeBranch[]> {
  const compare = byName(language)
  const ordered = branches.toSorted((one, other) => compare(one.name, other.name))
  return Map.groupBy(ordered, (branch) => branch.parent_id ?? ROOT)
}

type Children = ReadonlyMap<string, readonly NodeBranch[]>

/** What is open before anybody has touched anything: level by level down to the rooms, while it stays a picture. */
export function openAtFirst(children: Children): Set<string> {
  const open = new Set<string>()
  let shown = 1
  for (let level = [ROOT]; level.length > 0;) {
    const below = level.flatMap((id) => children.get(id) ?? [])
    shown += below.length
    if (open.size > 0 && shown > MAX_AT_FIRST) return open
    for (const id of level) open.add(id)
    level = below.filter(({ type }) => !CLOSED_AT_FIRST.includes(type)).map(({ id }) => id)
  }
  return open
}

/** A place that is seen, with where it stands in the drawing: its column and its row. */
export interface Laid {
  id: string
  parent: string | null
  /** Null for the company. */
  branch: NodeBranch | null
  level: number
  row: number
  below: number
  isOpen: boolean | undefined
}

/** Rows for what is seen: a place stands beside its first child, so that opening one moves only what is below it. */
export function laidOut(children: Children, open: ReadonlySet<string>): Laid[] {
  const laid: Laid[] = []
  let row = 0
  const visit = (id: string, branch: NodeBranch | null, level: number, parent: string | null) => {
    const below = children.get(id) ?? []
    const isOpen = below.length === 0 ? undefined : open.has(id)
    laid.push({ id, parent, branch, level, row, below: below.length, isOpen })
    if (isOpen === true) for (const child of below) visit(child.id, child, level + 1, id)
    else row += 1
  }
  visit(ROOT, null, 1, null)
  return laid
}
