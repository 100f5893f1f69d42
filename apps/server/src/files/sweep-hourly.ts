import type { Files } from '@plenum/api-server/ports'
import { sweepFiles } from '@plenum/api-server/store/sweep-files'
import type { OpenDatabase } from '../database/open-database.ts'
import { openOrm } from '../database/orm.ts'
import { logError } from '../error-log.ts'

const HOUR = 60 * 60 * 1000

/** Clears away each hour what was uploaded and nothing needs. */
export const sweepHourly = ({ pool }: OpenDatabase, files: Files, every = HOUR) => {
  const database = openOrm(pool)
  const timer = setInterval(() => void sweepFiles({ database, files }, new Date()).catch(logError), every)
  timer.unref()
  return () => clearInterval(timer)
}
