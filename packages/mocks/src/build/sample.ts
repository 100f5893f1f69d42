import type { ImportColumn, ImportKind } from '@plenum/domain/asset-import-columns'
import { csvText } from '@plenum/domain/csv'
import { buildAssets, type AssetSeed } from './assets.ts'
import { buildHierarchy, SAMPLE_CENTRES, type NodeSeed } from './hierarchy.ts'
import type { ModelSeed } from './models.ts'
import { seededFaker } from './random.ts'

const SAMPLE_ASSETS = 240

type Line = Partial<Record<ImportColumn, string | number | null>>

/** The sample data centre as the files a person would import, by what each lists. */
export function buildSample(): Record<ImportKind, string> {
  const faker = seededFaker(7)
  const hierarchy = buildHierarchy(faker, SAMPLE_CENTRES)
  const assets = buildAssets({ faker, owners: [''] }, hierarchy, SAMPLE_ASSETS)
  const nodes = new Map(hierarchy.nodes.map((node) => [node.id, node]))
  return {
    devices: csvOf(assets.map((asset) => ({ ...assetLine(asset), ...placeLine(nodes, asset.node_id) }))),
    device_types: csvOf([...new Set(assets.map(({ model }) => model))].map(modelLine)),
    racks: csvOf(
      hierarchy.nodes
        .filter(({ type }) => type === 'rack')
        .map((rack) => ({ ...placeLine(nodes, rack.id), u_height: rack.u_height ?? null })),
    ),
  }
}

const assetLine = (asset: AssetSeed): Line => ({
  name: asset.name,
  asset_type: asset.model.asset_type,
  status: asset.status,
  brand: asset.model.brand,
  model: asset.model.name,
  serial_number: asset.serial_number,
  hostname: asset.hostname,
  purchase_date: asset.purchase_date,
  position: asset.position,
  face: asset.face,
})

const modelLine = (model: ModelSeed): Line => ({
  brand: model.brand,
  model: model.name,
  part_number: model.part_number,
  asset_type: model.asset_type,
  u_height: model.u_height,
  full_depth: model.full_depth ? 'yes' : 'no',
})

const PLACES = ['site', 'data_center', 'floor', 'room', 'row', 'rack'] as const

/** Short names, which read the same in every language. */
function placeLine(nodes: ReadonlyMap<string, NodeSeed>, id: string): Line {
  const line: Line = Object.fromEntries(PLACES.map((type) => [type, null]))
  for (let node = nodes.get(id); node !== undefined; node = nodes.get(node.parent_id ?? '')) {
    const type = PLACES.find((each) => each === node?.type)
    if (type !== undefined) line[type] = node.code ?? node.name
  }
  return line
}

function csvOf(lines: readonly Line[]): string {
  const headers = Object.keys(lines[0] ?? {})
  return csvText([headers, ...lines.map((line) => Object.values(line).map((cell) => String(cell ?? '')))])
}
