import { MODEL_SIDES, type ModelSide } from '@plenum/domain/model'
import { api } from '../queries.ts'
import type { Outcome } from './plan.ts'
import type { Pictures } from './read-files.ts'

/** A model that was brought in, and the pictures that came with its file. */
export type Pictured = Pick<Outcome, 'model_id'> & { pictures: Pictures }

interface Picture {
  model_id: string
  side: ModelSide
  open: () => Promise<File>
}

/** Gives models the pictures that came with them where they have none, and tells how many could not be taken. */
export async function bringPictures(pictured: readonly Pictured[]): Promise<number> {
  let refused = 0
  for (const { model_id, pictures } of pictured) {
    for (const side of MODEL_SIDES) {
      const open = pictures[side]
      if (model_id === null || open === undefined) continue
      // the models are there all the same
      await take({ model_id, side, open }).catch(() => (refused += 1))
    }
  }
  return refused
}

async function take({ model_id, side, open }: Picture): Promise<void> {
  const model = await api.models.get(model_id)
  if (model[`${side}_image`] !== null) return
  const { id } = await api.files.upload(await open(), { purpose: 'model_image' })
  await api.models.setImage(model_id, { side, file_id: id })
}
