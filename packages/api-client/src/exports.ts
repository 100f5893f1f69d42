import type { AssetExport } from '@plenum/domain/asset-export'
import type { Http } from './http.ts'

/** What is taken away as a file: an answer to be read piece by piece. */
export const exportApi = (http: Http) => ({
  assets: (asked: AssetExport, signal?: AbortSignal) =>
    http.open('api/exports/assets/', { json: asked, headers: { accept: '*/*' }, signal }),
})
