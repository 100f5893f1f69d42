const MOVED = 'file/'

/** The field of a brand's or a model's history that tells of one file which a merge gave it or an undo took from it. */
export const movedFileField = (id: string): string => `${MOVED}${id}`

/** Whether a field of a history tells of such a file. */
export const isMovedFile = (field: string): boolean => field.startsWith(MOVED)
