import type { DeviceTypeImport, DeviceTypeOutcome } from '@plenum/domain/device-type'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import * as Dialog from '@plenum/ui/dialog'
import { FileDrop } from '@plenum/ui/file-drop'
import { stack } from '@plenum/ui/patterns'
import { Progress } from '@plenum/ui/progress'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { api, catalogueQueries } from '../queries.ts'
import { useRecordChange } from '../use-record-change.ts'
import { ImportPlan, LeftOutFiles } from './import-plan.tsx'
import { bringPictures } from './bring-pictures.ts'
import { canGo, planOf, type Planned } from './plan.ts'
import { readFiles, type LeftOut } from './read-files.ts'

interface BringInProps {
  onClose: () => void
  /** Asks the server; stories answer for it. */
  bringIn?: (input: DeviceTypeImport) => Promise<DeviceTypeOutcome>
}

type Stage =
  | { at: 'choosing'; left: LeftOut[] }
  | { at: 'reading' | 'checking' }
  | { at: 'planned'; plan: Planned[]; left: LeftOut[] }

/** Brings device-type files into the catalogue: chosen, compared, and only then written. */
export function BringIn({ onClose, bringIn = (input) => api.models.bringIn(input) }: BringInProps) {
  const { t } = useTranslation('catalogue')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const { refresh, tell } = useRecordChange()
  const { data: types = [] } = useQuery(catalogueQueries.types())
  const [stage, setStage] = useState<Stage>({ at: 'choosing', left: [] })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [revision, setRevision] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)
  const start = () => setStage({ at: 'choosing', left: [] })
  const look = async (files: File[]) => {
    setFailure(null)
    setStage({ at: 'reading' })
    try {
      const found = await readFiles(files)
      if (found.types.length === 0) return setStage({ at: 'choosing', left: found.left })
      setStage({ at: 'checking' })
      const sent = found.types.map(({ type }) => type)
      const plan = planOf(found, await bringIn({ dry_run: true, revision: null, types: sent }))
      setChosen(new Set(plan.flatMap((planned, at) => (canGo(planned) ? [at] : []))))
      setStage({ at: 'planned', plan, left: found.left })
    } catch (error) {
      setFailure(error)
      start()
    }
  }
  const go = async (plan: readonly Planned[]) => {
    setIsBusy(true)
    setFailure(null)
    const going = plan.filter((_, at) => chosen.has(at))
    try {
      const { batch_id, results } = await bringIn({
        dry_run: false,
        revision: revision.trim() === '' ? null : revision.trim(),
        types: going.map(({ type }) => type),
      })
      const refused = await bringPictures(
        going.map(({ pictures }, at) => ({ pictures, model_id: results[at]?.model_id ?? null })),
      )
      tell(
        t(($) => $.bring.done, { count: going.length }),
        refused === 0 ? '' : t(($) => $.bring.pictures_refused, { count: refused }),
        batch_id,
      )
      await refresh()
      onClose()
    } catch (error) {
      setFailure(error)
      setIsBusy(false)
    }
  }
  const setType = (at: number, code: string) => {
    if (stage.at !== 'planned') return
    const plan = stage.plan.map((planned, place) =>
      place === at ? { ...planned, type: { ...planned.type, asset_type: code } } : planned,
    )
    setStage({ ...stage, plan })
  }
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content size="page">
        <Dialog.Header title={t(($) => $.bring.title)} closeLabel={common(($) => $.actions.close)} />
        <Dialog.Description>{t(($) => $.bring.text)}</Dialog.Description>
        <Dialog.Body>
          <div className={stack({ gap: '4' })}>
            {failure !== null && (
              <Alert tone="error" live title={t(($) => $.bring.failed)}>
                {errorWords(failure)}
              </Alert>
            )}
            {stage.at === 'choosing' && (
              <>
                <FileDrop
                  label={t(($) => $.bring.drop)}
                  hint={t(($) => $.bring.hint)}
                  accept=".yaml,.yml,.zip"
                  multiple
                  onFiles={(files) => void look(files)}
                />
                {stage.left.length > 0 && (
                  <>
                    <Alert tone="error" live title={t(($) => $.bring.nothing)} />
                    <LeftOutFiles left={stage.left} />
                  </>
                )}
              </>
            )}
            {(stage.at === 'reading' || stage.at === 'checking') && (
              <Progress label={t(($) => $.bring[stage.at])} />
            )}
            {stage.at === 'planned' && (
              <ImportPlan
                plan={stage.plan}
                left={stage.left}
                types={types}
                chosen={chosen}
                revision={revision}
                onChoose={setChosen}
                onType={setType}
                onRevision={setRevision}
              />
            )}
          </div>
        </Dialog.Body>
        <Dialog.Footer>
          {stage.at === 'planned' && (
            <Button tone="quiet" disabled={isBusy} onClick={start}>
              {t(($) => $.bring.again)}
            </Button>
          )}
          <Button onClick={onClose}>{common(($) => $.actions.cancel)}</Button>
          {stage.at === 'planned' && (
            <Button
              tone="primary"
              disabled={chosen.size === 0}
              loading={isBusy}
              onClick={() => void go(stage.plan)}
            >
              {t(($) => $.bring.submit, { count: chosen.size })}
            </Button>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
