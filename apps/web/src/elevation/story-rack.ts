import { blankNode, type NodeInput } from '@plenum/domain/node'
import type { NodeContents } from '@plenum/domain/node-contents'
import type { MountedAsset } from './rack-view.ts'

/** A server of one unit at the front, or whatever else is said of it. */
export const storyDevice = (
  name: string,
  position: number,
  over: Partial<MountedAsset> = {},
): MountedAsset => ({
  id: name,
  name,
  code: `SRV-${name.length.toString().padStart(6, '0')}`,
  status: 'active',
  asset_type: 'SRV',
  category: 'it',
  version: 1,
  position,
  face: 'front',
  lane: null,
  model: null,
  u_height: 1,
  full_depth: false,
  width: null,
  weight_kg: null,
  rated_w: null,
  budget_w: null,
  front_image: null,
  rear_image: null,
  ...over,
})

/** A rack of 12 units in the second hall of Madrid, or whatever else is said of it. */
export const storyRack = (
  name: string,
  assets: NodeContents['assets'],
  over: Partial<NodeInput> = {},
): NodeContents => ({
  node: {
    ...blankNode,
    type: 'rack',
    id: name,
    name,
    u_height: 12,
    trail: [
      { id: 'm', name: 'MAD1', type: 'data_center' },
      { id: 'h', name: 'DH2', type: 'room' },
      { id: name, name, type: 'rack' },
    ],
    asset_count: assets.length,
    last_update: '2026-11-20T09:12:00.000Z',
    version: 1,
    ...over,
  },
  assets,
  coming: [],
  is_whole: true,
})
