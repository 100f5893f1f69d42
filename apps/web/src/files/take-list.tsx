import { EXPORT_FORMATS, type ExportFormat } from '@plenum/domain/asset-export'
import { IconButton } from '@plenum/ui/icon-button'
import { Spinner } from '@plenum/ui/spinner'
import { Download, FileDown } from 'lucide-react'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { LaterMenu } from '#app/page/more-menu.tsx'
import { useTakenFile } from './use-taken-file.ts'

/** What a list says of being taken away. */
export type TakeWords = Readonly<Record<ExportFormat | 'label' | 'coming' | 'saved' | 'failed', string>>

interface TakeListProps {
  words: TakeWords
  /** Brings the list as a file. */
  take: (format: ExportFormat, signal: AbortSignal) => Promise<Response>
}

/** Takes a list away as a file, exactly as it is shown. */
export function TakeList({ words, take }: TakeListProps) {
  const errorWords = useErrorWords()
  const { state, start } = useTakenFile(
    take,
    () => void notify({ type: 'success', title: words.saved }),
    (error) => void notify({ type: 'error', title: words.failed, message: errorWords(error) }),
  )
  if (state.at === 'coming')
    return (
      <IconButton label={words.coming} tone="neutral" disabled>
        <Spinner />
      </IconButton>
    )
  return (
    <LaterMenu
      items={(Menu) =>
        EXPORT_FORMATS.map((format) => (
          <Menu.Item key={format} value={format} icon={<FileDown />} onSelect={() => start(format)}>
            {words[format]}
          </Menu.Item>
        ))
      }
      button={(intent) => (
        <IconButton label={words.label} tone="neutral" {...intent}>
          <Download />
        </IconButton>
      )}
    />
  )
}
