import './later.css'
import { fileList } from '@plenum/ui/recipes'
import { File as FileIcon, RotateCcw, Trash2, X } from 'lucide-react'
import { useCallback, type CSSProperties, type MouseEvent, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { isPicture, nameOf, type UploadFile } from './upload-state.ts'

type Named = (name: string) => string

/** What can be done with a file; what is left out is not offered. */
export interface FileActions {
  /** A press on its picture. */
  onOpen?: ((id: string) => void) | undefined
  onCancel?: ((id: string) => void) | undefined
  onRetry?: ((id: string) => void) | undefined
  onRemove?: ((id: string) => void) | undefined
  /** More to do with one, such as a link to download it. */
  action?: ((upload: UploadFile) => ReactNode) | undefined
  /** Short words about one, under its name. */
  marks?: ((upload: UploadFile) => ReactNode) | undefined
}

export interface FileWords {
  waiting: string
  canceled: string
  progress: Named
  /** The names of the buttons, each of which is shown where its action is given. */
  open?: Named
  cancel?: Named
  retry?: Named
  remove?: Named
}

interface FileListProps extends FileActions {
  label: string
  files: readonly UploadFile[]
  words: FileWords
}

/** Files, each with how far it has come. */
export function FileList({ label, files, ...rest }: FileListProps) {
  const styles = fileList()
  if (files.length === 0) return null
  return (
    <ul aria-label={label} className={styles.root}>
      {files.map((upload) => (
        <Row key={upload.id} upload={upload} {...rest} />
      ))}
    </ul>
  )
}

interface RowProps extends Omit<FileListProps, 'label' | 'files'> {
  upload: UploadFile
}

function Row({ upload, words, action, marks, onOpen, ...actions }: RowProps) {
  const styles = fileList()
  const { id, detail, state } = upload
  const name = nameOf(upload)
  return (
    <li className={styles.file} data-state={state.at}>
      {onOpen && isPicture(upload) && state.at !== 'refused' ? (
        <button
          type="button"
          aria-label={words.open?.(name)}
          className={styles.opener}
          onClick={() => onOpen(id)}
        >
          <Preview upload={upload} />
        </button>
      ) : (
        <span className={styles.preview}>
          <Preview upload={upload} />
        </span>
      )}
      <div className={styles.body}>
        <p className={styles.name} title={name}>
          {name}
        </p>
        {marks && <div className={styles.marks}>{marks(upload)}</div>}
        <p className={styles.detail}>
          {detail}
          {(state.at === 'waiting' || state.at === 'canceled') && ` · ${words[state.at]}`}
        </p>
        {(state.at === 'failed' || state.at === 'refused') && (
          <p role="alert" className={styles.error}>
            {state.error}
          </p>
        )}
        {state.at === 'sending' && <Sent part={state.part} label={words.progress(name)} />}
      </div>
      <div className={styles.actions}>
        {action?.(upload)}
        <Buttons upload={upload} words={words} {...actions} />
      </div>
    </li>
  )
}

function Sent({ part, label }: { part: number; label: string }) {
  const styles = fileList()
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      className={styles.track}
    >
      <div className={styles.bar} style={partDone(part)} />
    </div>
  )
}

function Buttons({
  upload,
  words,
  onCancel,
  onRetry,
  onRemove,
}: Omit<RowProps, 'action' | 'marks' | 'onOpen'>) {
  const { id, state } = upload
  const name = nameOf(upload)
  const mayRetry = state.at === 'failed' || state.at === 'canceled'
  const isSending = state.at === 'sending'
  const onEnd = isSending ? onCancel : onRemove
  return (
    <>
      {mayRetry && onRetry && (
        <IconButton
          label={words.retry?.(name) ?? ''}

          onClick={(event) => {
            focusNext(event)
            onRetry(id)
          }}
        >
          <RotateCcw />
        </IconButton>
      )}
      {/* one button, which keeps the focus while what it does changes */}
      {onEnd && (
        <IconButton
          label={(isSending ? words.cancel : words.remove)?.(name) ?? ''}

          onClick={(event) => {
            if (!isSending) focusNeighbour(event)
            onEnd(id)
          }}
        >
          {isSending ? <X /> : <Trash2 />}
        </IconButton>
      )}
    </>
  )
}

/** The button pressed is about to go; the one beside it stays. */
function focusNext({ currentTarget }: MouseEvent<HTMLElement>) {
  const next = currentTarget.nextElementSibling
  if (next instanceof HTMLElement) next.focus()
}

/** The row is about to go: the same button of the next one has the focus, or of the one before. */
function focusNeighbour({ currentTarget }: MouseEvent<HTMLElement>) {
  const row = currentTarget.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  if (neighbour) [...neighbour.querySelectorAll('button')].at(-1)?.focus()
}

function Preview({ upload }: { upload: UploadFile }) {
  if (!isPicture(upload)) return ('icon' in upload && upload.icon) || <FileIcon aria-hidden="true" />
  if ('file' in upload) return <Thumbnail file={upload.file} />
  // one that is still on its way has no address yet
  return <img {...(upload.thumbnail !== '' && { src: upload.thumbnail })} alt="" />
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

function partDone(part: number): CSSProperties {
  const variables: Record<`--${string}`, number> = { '--done': part }
  return variables
}
