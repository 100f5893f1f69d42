import { sql } from 'drizzle-orm'
import { blankDocument, type FilePurpose } from '@plenum/domain/file'
import { database } from './engine.ts'
import { pdf, png } from './uploads.ts'
import type { Connection } from './world.ts'

interface Owners {
  mark: string
  asset_id: string
  model_id: string
}

/** A photo and a document of an asset, a datasheet of a model, one more of each that nothing has, and the founder's picture. */
export async function fileAway(founder: Connection, { mark, asset_id, model_id }: Owners) {
  const upload = (file: File, purpose: FilePurpose) => founder.files.upload(file, { purpose })
  const photo = await upload(png(`${mark}.png`), 'asset_photo')
  const newer = await upload(png(`${mark} newer.png`), 'asset_photo')
  await founder.assetFiles.addPhotos(asset_id, [photo.id])
  await founder.assetFiles.addPhotos(asset_id, [newer.id])
  // the pictures of these tests have no small form of their own
  await database.execute(sql`
    update file set thumbnail_sha256 = sha256, thumbnail_size = size where id = ${photo.id}`)
  const text = await upload(new File([mark], `${mark}.txt`), 'asset_document')
  const document = await founder.assetFiles.addDocument(asset_id, { ...blankDocument, file_id: text.id })
  const loose = await upload(new File([mark], `${mark} loose.txt`), 'asset_document')
  await founder.account.setAvatar((await upload(png(`${mark} me.png`), 'avatar')).id)
  const sheet = await upload(pdf(`${mark}.pdf`), 'model_datasheet')
  const datasheet = await founder.catalogue.models.addDatasheet(model_id, {
    file_id: sheet.id,
    caption: mark,
  })
  const looseSheet = await upload(pdf(`${mark} loose.pdf`), 'model_datasheet')
  return { photo, document, loose, datasheet, looseSheet }
}
