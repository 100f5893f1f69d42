export interface FileRules {
  /** As of a file input: endings and kinds, '.pdf,image/*'. What a file really is only the server can tell. */
  accept?: string | undefined
  /** In bytes, of one file. */
  maxSize?: number | undefined
  /** Of files in all. */
  maxFiles?: number | undefined
}

export type FileRefusal = 'wrong_format' | 'too_large' | 'too_many'

const fits = (file: File, wanted: string) => {
  const rule = wanted.trim().toLowerCase()
  if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule)
  if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1))
  return file.type === rule
}

/** Parts what somebody chose into what is taken and what is not; a drop passes by the input's own list of formats. */
export function sortFiles(files: readonly File[], rules: FileRules, present: number) {
  const { accept, maxSize = Number.POSITIVE_INFINITY, maxFiles = Number.POSITIVE_INFINITY } = rules
  const taken: File[] = []
  const refused: { file: File; reason: FileRefusal }[] = []
  for (const file of files) {
    if (accept !== undefined && !accept.split(',').some((wanted) => fits(file, wanted)))
      refused.push({ file, reason: 'wrong_format' })
    else if (file.size > maxSize) refused.push({ file, reason: 'too_large' })
    else if (present + taken.length >= maxFiles) refused.push({ file, reason: 'too_many' })
    else taken.push(file)
  }
  return { taken, refused }
}
