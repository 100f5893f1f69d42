import { exportApi } from '@plenum/api-client/exports'
import type { Nomenclature } from '@plenum/domain/nomenclature'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { http } from '#app/api.ts'
import { TakeList } from '#app/files/take-list.tsx'
import { part } from '#app/notices/part.ts'
import { ImportButton } from '#app/record-import/import-button.tsx'

const exports = exportApi(http)
const NewNomenclature = part(async () => (await import('./new-nomenclature.tsx')).NewNomenclature)

interface NomenclatureActionsProps {
  canWrite: boolean
  onMade: (made: Nomenclature) => void
}

/** Takes the templates away as a file, brings them in from one, or makes one more. */
export function NomenclatureActions({ canWrite, onMade }: NomenclatureActionsProps) {
  const { t } = useTranslation('nomenclature')
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <TakeList
        words={t(($) => $.take, { returnObjects: true })}
        take={(format, signal) => exports.lists({ list: 'nomenclature', format }, signal)}
      />
      {canWrite && <ImportButton kind="nomenclature" />}
      {canWrite && (
        <Button onClick={() => setIsAdding(true)}>
          <Plus aria-hidden="true" />
          {t(($) => $.add)}
        </Button>
      )}
      <Suspense fallback={null}>
        {isAdding && (
          <NewNomenclature
            onMade={(made) => {
              setIsAdding(false)
              onMade(made)
            }}
            onClose={() => setIsAdding(false)}
          />
        )}
      </Suspense>
    </>
  )
}
