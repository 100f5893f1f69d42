import { exportApi } from '@plenum/api-client/exports'
import { useTranslation } from 'react-i18next'
import { http } from '#app/api.ts'
import { TakeList } from '#app/files/take-list.tsx'
import { ImportButton } from '#app/record-import/import-button.tsx'

const exports = exportApi(http)

/** Takes the templates away as a file, and brings them in from one. */
export function NomenclatureFiles({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation('nomenclature')
  return (
    <>
      <TakeList
        words={t(($) => $.take, { returnObjects: true })}
        take={(format, signal) => exports.lists({ list: 'nomenclature', format }, signal)}
      />
      {canWrite && <ImportButton kind="nomenclature" />}
    </>
  )
}
