import './later.css'
import { fileUpload } from '@plenum/ui/recipes'
import { Camera } from 'lucide-react'
import { useId, useRef, type ClipboardEvent } from 'react'
import { FileDrop } from './file-drop.tsx'
import { FileList, type FileActions, type FileWords } from './file-list.tsx'
import { sortFiles, type FileRefusal, type FileRules } from './file-rules.ts'
import { Hidden } from './hidden.tsx'
import { progressOf, type UploadFile, type UploadProgress } from './upload-state.ts'

export interface FileUploadWords extends Required<FileWords> {
  /** The name of the list of files. */
  list: string
  /** Takes a picture with the camera of a phone; without it none is offered. */
  photo?: string
  /** What is spoken while files are sent, a few times in all, and once they are. */
  told: (progress: Exclude<UploadProgress, { at: 'resting' }>) => string
}

interface FileUploadProps extends FileRules, Omit<FileActions, 'onRemove'> {
  label: string
  /** What is taken: formats and sizes. */
  hint?: string
  files: readonly UploadFile[]
  disabled?: boolean
  words: FileUploadWords
  onFiles: (files: File[]) => void
  /** What was chosen and is not taken; shown as files with an error. */
  onRefused: (refused: { file: File; reason: FileRefusal }[]) => void
  onRemove: (id: string) => void
}

/** Files on their way to the server, under the box to drop them on; they may be pasted too. */
export function FileUpload(props: FileUploadProps) {
  const { label, hint, files, disabled = false, words, onFiles, onRefused, onRemove, ...rest } = props
  const { accept, maxSize, maxFiles, ...actions } = rest
  const styles = fileUpload()
  const root = useRef<HTMLDivElement>(null)
  const choose = (chosen: File[]) => {
    const present = files.filter(({ state }) => state.at !== 'refused').length
    const { taken, refused } = sortFiles(chosen, { accept, maxSize, maxFiles }, present)
    if (taken.length > 0) onFiles(taken)
    if (refused.length > 0) onRefused(refused)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (disabled || pasted.length === 0) return
    event.preventDefault()
    choose(pasted)
  }
  const remove = (id: string) => {
    // of the last file no button is left to have the focus
    if (files.length === 1) root.current?.querySelector('input')?.focus()
    onRemove(id)
  }
  const progress = progressOf(files)
  return (
    <div ref={root} className={styles.root} onPaste={paste}>
      <FileDrop
        label={label}
        {...(hint !== undefined && { hint })}
        {...(accept !== undefined && { accept })}
        multiple={maxFiles !== 1}
        disabled={disabled}
        onFiles={choose}
      />
      {words.photo !== undefined && <Photo label={words.photo} disabled={disabled} onFiles={choose} />}
      <FileList label={words.list} files={files} words={words} {...actions} onRemove={remove} />
      <Hidden role="status">{progress.at !== 'resting' && words.told(progress)}</Hidden>
    </div>
  )
}

interface PhotoProps {
  label: string
  disabled: boolean
  onFiles: (files: File[]) => void
}

function Photo({ label, disabled, onFiles }: PhotoProps) {
  const styles = fileUpload()
  const id = useId()
  return (
    <div className={styles.photo}>
      <Camera aria-hidden="true" />
      <span id={id}>{label}</span>
      <input
        type="file"
        accept="image/*"
        capture="environment"
        aria-labelledby={id}
        disabled={disabled}
        className={styles.input}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // the same picture taken again must be told again
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </div>
  )
}
