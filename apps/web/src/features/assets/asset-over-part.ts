import { preparedPart } from '#app/notices/prepared-part.ts'

/** The open record over any page that shows assets; it weighs as much as the pages that may open it. */
export const AssetOver = preparedPart(
  () => import('./asset-over.tsx'),
  (module) => module.AssetOver,
)
