import type { WaitingAsset, WaitingAssets } from '@plenum/domain/waiting-asset'
import { spyOn } from 'storybook/test'
import { http } from '#app/api.ts'
import { storyDevice } from './story-rack.ts'

/** A received server of two units that stands nowhere, or whatever else is said of it. */
export const storyWaiting = (name: string, over: Partial<WaitingAsset> = {}): WaitingAsset => ({
  ...storyDevice(name, 1),
  status: 'received',
  position: null,
  face: null,
  u_height: 2,
  depth_mm: null,
  airflow: null,
  heat_w: null,
  cords_a: null,
  cords_b: null,
  location: null,
  ...over,
})

const nothing: WaitingAssets = { here: [], nowhere: [], elsewhere: [], is_whole: true }

/** A server that knows what waits for racks and nothing else. */
export const waitingFor =
  (all: Partial<WaitingAssets> = {}) =>
  () => {
    const call = spyOn(http, 'call').mockImplementation(() => Promise.resolve({ ...nothing, ...all }))
    return () => call.mockRestore()
  }
