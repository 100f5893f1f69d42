import './later.css'
import { fileDrop } from '@plenum/ui/recipes'
import { Upload } from 'lucide-react'
import { useId, useState } from 'react'

interface FileDropProps {
  /** What to do: 'Drop a CSV or XLSX file here, or press to choose'. */
  label: string
  /** What is taken: formats and sizes. */
  hint?: string
  /** As of a file input: '.csv,.xlsx'. The choice is not proof of what the file is. */
  accept?: string
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
}

/** A box to drop files on; it is a file input, so keys and screen readers reach it. */
export function FileDrop({
  label,
  hint,
  accept,
  multiple = false,
  disabled = false,
  onFiles,
}: FileDropProps) {
  const [over, setOver] = useState(false)
  const titleId = useId()
  const hintId = useId()
  const styles = fileDrop()
  const leave = () => setOver(false)
  return (
    <div
      className={styles.root}
      {...(over && { 'data-over': '' })}
      onDragEnter={() => setOver(!disabled)}
      onDragLeave={(event) => !event.currentTarget.contains(asNode(event.relatedTarget)) && leave()}
      onDrop={leave}
    >
      <Upload aria-hidden="true" />
      <span id={titleId} className={styles.title}>
        {label}
      </span>
      {hint !== undefined && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      <input
        type="file"
        aria-labelledby={titleId}
        // for those who do not count what is scrolled out of sight
        aria-label={label}
        {...(hint !== undefined && { 'aria-describedby': hintId })}
        {...(accept !== undefined && { accept })}
        multiple={multiple}
        disabled={disabled}
        className={styles.input}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // the same file chosen again must be told again
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </div>
  )
}

const asNode = (target: EventTarget | null) => (target instanceof Node ? target : null)
