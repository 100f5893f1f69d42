import { preparedPart } from '#app/notices/prepared-part.ts'

/** The dialog of an act on an asset, drawn at once where its button was pointed at before. */
export const LifeDialog = preparedPart(
  () => import('./life-dialog.tsx'),
  (module) => module.LifeDialog,
)
