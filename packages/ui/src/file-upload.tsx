import './later.css'
import { fileUpload } from '@plenum/ui/recipes'
import { File as FileIcon, X } from 'lucide-react'
import { useCallback, type CSSProperties } from 'react'
import { FileDrop } from './file-drop.tsx'
import { sortFiles, type FileRefusal, type FileRules } from './file-rules.ts'
import { IconButton } from './icon-button.tsx'

export interface UploadFile {
  id: string
  file: File
  /** Its size in words, and whatever else is known: '1.2 MB'. */
  detail: string
  /** Part sent, 0 to 1; absent before and after. */
  done?: number
  error?: string | undefined
}

interface FileUploadProps extends FileRules {
  label: string
  /** What is taken: formats and sizes. */
  hint?: string
  files: readonly UploadFile[]
  disabled?: boolean
  words: { remove: (name: string) => string; progress: (name: string) => string }
  onFiles: (files: File[]) => void
  /** What was chosen and is not taken; shown as files with an error. */
  onRefused: (refused: { file: File; reason: FileRefusal }[]) => void
  onRemove: (id: string) => void
}

/** Files on their way to the server, under the box to drop them on. */
export function FileUpload(props: FileUploadProps) {
  const { label, hint, files, disabled = false, words, onFiles, onRefused, onRemove, ...rules } = props
  const styles = fileUpload()
  const choose = (chosen: File[]) => {
    const present = files.filter(({ error }) => error === undefined).length
    const { taken, refused } = sortFiles(chosen, rules, present)
    if (taken.length > 0) onFiles(taken)
    if (refused.length > 0) onRefused(refused)
  }
  return (
    <div className={styles.root}>
      <FileDrop
        label={label}
        {...(hint !== undefined && { hint })}
        {...(rules.accept !== undefined && { accept: rules.accept })}
        multiple={rules.maxFiles !== 1}
        disabled={disabled}
        onFiles={choose}
      />
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((one) => (
            <Row key={one.id} upload={one} words={words} onRemove={() => onRemove(one.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface RowProps {
  upload: UploadFile
  words: FileUploadProps['words']
  onRemove: () => void
}

function Row({ upload: { file, detail, done, error }, words, onRemove }: RowProps) {
  const styles = fileUpload()
  return (
    <li className={styles.file} {...(error !== undefined && { 'data-failed': '' })}>
      <span className={styles.preview}>
        {file.type.startsWith('image/') ? <Thumbnail file={file} /> : <FileIcon aria-hidden="true" />}
      </span>
      <div className={styles.body}>
        <p className={styles.name} title={file.name}>
          {file.name}
        </p>
        <p className={styles.detail}>{detail}</p>
        {error !== undefined && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        {done !== undefined && error === undefined && (
          <div
            role="progressbar"
            aria-label={words.progress(file.name)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(done * 100)}
            className={styles.track}
          >
            <div className={styles.bar} style={partDone(done)} />
          </div>
        )}
      </div>
      <IconButton label={words.remove(file.name)} size="compact" onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  )
}

/** The picture itself, read from the person's own disk; its address is given back when it goes. */
function Thumbnail({ file }: { file: File }) {
  // a new function with every render would read the picture anew
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return <img ref={show} alt="" />
}

function partDone(done: number): CSSProperties {
  const variables: Record<`--${string}`, number> = { '--done': done }
  return variables
}
