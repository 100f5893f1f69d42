import { batchApi } from '@plenum/api-client/batches'
import { recordImportApi } from '@plenum/api-client/record-imports'
import type { RecordImport, RecordKind, RecordOutcome } from '@plenum/domain/record-import'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { http } from '#app/api.ts'
import { FileRefused, type Refusal } from '#app/spreadsheet/refusal.ts'
import { openRecordFile, requestOf, type RecordFile } from './open-record-file.ts'

/** A file that could not be read, and why. */
export interface Unread {
  name: string
  refusal: Refusal
}

/** How far an import has come. */
export type Stage =
  | { at: 'choosing'; unread: Unread | null }
  | { at: 'reading' }
  | { at: 'mapping'; file: RecordFile }
  | { at: 'checking' | 'bringing'; file: RecordFile }
  | { at: 'planned'; file: RecordFile; outcome: RecordOutcome }
  | { at: 'done'; outcome: RecordOutcome }

export type Ask = (kind: RecordKind, input: RecordImport) => Promise<RecordOutcome>

const start: Stage = { at: 'choosing', unread: null }

/** An import from the choice of a file to what came of it; `failure` is why the last step was not made. */
export function useRecordImport(kind: RecordKind, ask: Ask = recordImportApi(http).bringIn) {
  const queryClient = useQueryClient()
  const [stage, setStage] = useState<Stage>(start)
  const [failure, setFailure] = useState<unknown>(null)
  const attempt = async (going: Stage, step: () => Promise<Stage>, back: Stage) => {
    setFailure(null)
    setStage(going)
    try {
      setStage(await step())
    } catch (error) {
      setFailure(error)
      setStage(back)
    }
  }
  const open = async (chosen: File) => {
    setFailure(null)
    setStage({ at: 'reading' })
    try {
      setStage({ at: 'mapping', file: await openRecordFile(kind, chosen) })
    } catch (error) {
      const refusal = error instanceof FileRefused ? error.refusal : 'damaged'
      setStage({ at: 'choosing', unread: { name: chosen.name, refusal } })
    }
  }
  const check = (file: RecordFile) =>
    attempt(
      { at: 'checking', file },
      async () => ({ at: 'planned', file, outcome: await ask(kind, requestOf(file, { dry_run: true })) }),
      { at: 'mapping', file },
    )
  const bringIn = (file: RecordFile, planned: Stage) =>
    attempt(
      { at: 'bringing', file },
      async () => {
        const outcome = await ask(kind, requestOf(file, { dry_run: false }))
        await queryClient.invalidateQueries()
        return { at: 'done', outcome }
      },
      planned,
    )
  const undo = async (batch_id: string) => {
    await batchApi(http).undo(batch_id)
    await queryClient.invalidateQueries()
  }
  return {
    stage,
    failure,
    open,
    check,
    bringIn,
    undo,
    map: (file: RecordFile) => setStage({ at: 'mapping', file }),
    restart: () => {
      setFailure(null)
      setStage(start)
    },
  }
}
