import type { RecordKind } from '@plenum/domain/record-import'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { FileUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { part } from '#app/notices/part.ts'

const ImportRecords = part(async () => (await import('./import-records.tsx')).ImportRecords)

/** Opens the import of a kind of records, which is fetched when it is asked for. */
export function ImportButton({ kind }: { kind: RecordKind }) {
  const { t } = useTranslation('assets')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <FileUp aria-hidden="true" />
        {t(($) => $.import)}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ImportRecords kind={kind} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
