import { exportApi } from '@plenum/api-client/exports'
import { EXPORT_FORMATS, type ExportFormat } from '@plenum/domain/asset-export'
import type { RuleExport, WorkExport } from '@plenum/domain/work-export'
import { IconButton } from '@plenum/ui/icon-button'
import { Spinner } from '@plenum/ui/spinner'
import { Download, FileDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { http } from '#app/api.ts'
import { useTakenFile } from '#app/files/use-taken-file.ts'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { LaterMenu } from '#app/page/more-menu.tsx'

const exports = exportApi(http)

interface TakeListProps {
  /** Brings the list as a file. */
  take: (format: ExportFormat, signal: AbortSignal) => Promise<Response>
}

type RequestsAsked = Omit<WorkExport, 'format'>

/** Takes a list of requests away, exactly as it is shown. */
export const TakeRequests = (asked: RequestsAsked) => (
  <TakeList take={(format, signal) => exports.requests({ format, ...asked }, signal)} />
)

/** Takes a list of maintenance rules away, exactly as it is shown. */
export const TakeRules = ({ filter }: Pick<RuleExport, 'filter'>) => (
  <TakeList take={(format, signal) => exports.maintenanceRules({ format, filter }, signal)} />
)

function TakeList({ take }: TakeListProps) {
  const { t } = useTranslation('work')
  const errorWords = useErrorWords()
  const { state, start } = useTakenFile(
    take,
    () => void notify({ type: 'success', title: t(($) => $.take.saved) }),
    (error) => void notify({ type: 'error', title: t(($) => $.take.failed), message: errorWords(error) }),
  )
  if (state.at === 'coming')
    return (
      <IconButton label={t(($) => $.take.coming)} tone="neutral" disabled>
        <Spinner />
      </IconButton>
    )
  return (
    <LaterMenu
      items={(Menu) =>
        EXPORT_FORMATS.map((format) => (
          <Menu.Item key={format} value={format} icon={<FileDown />} onSelect={() => start(format)}>
            {t(($) => $.take[format])}
          </Menu.Item>
        ))
      }
      button={(intent) => (
        <IconButton label={t(($) => $.take.label)} tone="neutral" {...intent}>
          <Download />
        </IconButton>
      )}
    />
  )
}
