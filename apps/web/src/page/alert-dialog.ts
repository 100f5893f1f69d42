import { openedPart } from '#app/notices/opened-part.tsx'

/** A question that must be answered before anything else; it weighs more than the pages that may have to ask it. */
export const AlertDialog = openedPart(
  () => import('@plenum/ui/alert-dialog'),
  (module) => module.AlertDialog,
)
