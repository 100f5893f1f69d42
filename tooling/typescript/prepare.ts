// Before `tsc -b`: makes it see every change.
import { fileURLToPath } from 'node:url'
import { prepareCheck } from './prepare-check.ts'

prepareCheck(fileURLToPath(new URL('../..', import.meta.url)))
