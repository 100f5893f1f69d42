import {
  AssetDocument,
  AssetDocumentPage,
  AssetPhoto,
  AssetPhotoPage,
  StoredFile,
  type DocumentInput,
  type DocumentPatch,
  type FilePurpose,
  type PhotoPatch,
} from '@plenum/domain/file'
import type { PageRequest } from '@plenum/domain/page'
import { create } from './create.ts'
import { changing, type Version } from './headers.ts'
import type { Http } from './http.ts'

export interface UploadCall {
  purpose: FilePurpose
  /** Told of the part sent so far, 0 to 1. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

/** Files: brought first, then taken over by the record that they are for. */
export const fileApi = (http: Http) => ({
  upload: (file: File, { purpose, onProgress, signal }: UploadCall) => {
    const form = new FormData()
    form.set('file', file, file.name)
    return http.call('post', 'api/files/', StoredFile, { query: { purpose }, form, onProgress, signal })
  },
  content: (id: string, signal?: AbortSignal) => http.blob(`api/files/${id}/content/`, { signal }),
  /** The small form of a picture. */
  thumbnail: (id: string, signal?: AbortSignal) => http.blob(`api/files/${id}/thumbnail/`, { signal }),
  /** Deletes one that nothing has taken over yet. */
  remove: (id: string) => http.send('delete', `api/files/${id}/`),
})

/** Photos and documents of an asset. */
export const assetFileApi = (http: Http) => ({
  photos: (asset: string, page: PageRequest = {}, signal?: AbortSignal) =>
    http.call('get', `api/assets/${asset}/photos/`, AssetPhotoPage, { query: page, signal }),
  addPhotos: (asset: string, files: readonly string[]) =>
    http.send('post', `api/assets/${asset}/photos/`, { json: { files } }),
  /** Says what the version of a photo that was seen shows; a newer one is refused with 412 and `current`. */
  updatePhoto: (asset: string, photo: Version, patch: PhotoPatch) =>
    http.call('patch', `api/assets/${asset}/photos/${photo.id}/`, AssetPhoto, {
      json: patch,
      headers: changing(photo),
    }),
  /** Those not named come behind the others. */
  arrangePhotos: (asset: string, files: readonly string[]) =>
    http.send('put', `api/assets/${asset}/photos/order/`, { json: { files } }),
  removePhoto: (asset: string, file: string) => http.send('delete', `api/assets/${asset}/photos/${file}/`),
  /** The present version of each; with `series`, all versions of one. */
  documents: (asset: string, query: PageRequest & { series?: string } = {}, signal?: AbortSignal) =>
    http.call('get', `api/assets/${asset}/documents/`, AssetDocumentPage, { query, signal }),
  addDocument: (asset: string, document: DocumentInput) =>
    create(http, `api/assets/${asset}/documents/`, AssetDocument, document),
  updateDocument: (asset: string, document: Version, patch: DocumentPatch) =>
    http.call('patch', `api/assets/${asset}/documents/${document.id}/`, AssetDocument, {
      json: patch,
      headers: changing(document),
    }),
  removeDocument: (asset: string, file: string) =>
    http.send('delete', `api/assets/${asset}/documents/${file}/`),
})
