import type { AuditEntry, AuditFilter } from '@plenum/domain/audit'
import { csvText } from '@plenum/domain/csv'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useMutation } from '@tanstack/react-query'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { saveFile } from '#app/page/save-file.ts'
import { useAuditWords } from './audit-words.ts'
import { api } from './queries.ts'

const PAGE = 100
const COLUMNS = [
  'number',
  'at',
  'who',
  'what',
  'object_kind',
  'object',
  'object_id',
  'where',
  'detail',
  'request',
  'hash',
] as const

/** Every line of a filter; those written from now on are left for another time. */
async function everyLine(filter: AuditFilter): Promise<AuditEntry[]> {
  const now = new Date().toISOString()
  const until = filter.until !== undefined && filter.until < now ? filter.until : now
  const lines: AuditEntry[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = { ...filter, until, limit: PAGE, ...(cursor !== '' && { cursor }) }
    const page: Awaited<ReturnType<typeof api.audit.list>> = await api.audit.list(query)
    lines.push(...page.results)
    cursor = page.next
  }
  return lines
}

/** Takes everything a filter finds away as a file; the log says so first. */
export function useExport() {
  const { t } = useTranslation('audit')
  const language = useLanguage()
  const errorWords = useErrorWords()
  const words = useAuditWords()
  const rowOf = (line: AuditEntry): string[] => [
    String(line.seq),
    line.at,
    words.actorWords(line),
    words.actionWords(line),
    line.object === null ? '' : words.kindWords(line.object),
    words.objectWords(line),
    line.object?.id ?? '',
    line.address ?? '',
    JSON.stringify(line.detail),
    line.request_id ?? '',
    line.hash,
  ]
  return useMutation({
    mutationFn: async (filter: AuditFilter) => {
      await api.audit.noteExport(filter)
      return everyLine(filter)
    },
    onSuccess: (lines) => {
      saveFile(
        t(($) => $.export.file),
        csvText([COLUMNS.map((name) => t(($) => $[name])), ...lines.map(rowOf)]),
      )
      const shown = formatNumber(language, lines.length)
      void notify({ type: 'success', title: t(($) => $.export.done, { shown }) })
    },
    onError: (error) =>
      notify({ type: 'error', title: t(($) => $.export.failed), message: errorWords(error) }),
  })
}
