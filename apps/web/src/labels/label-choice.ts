import { LABEL_SIZES } from '@plenum/domain/label-sheet'
import { keepStored, readStored } from '@plenum/i18n/browser-storage'
import * as v from 'valibot'
import { SYMBOLOGIES } from './symbol.ts'

/** What can stand under the code, the most needed first. */
export const LABEL_LINES = ['name', 'serial_number', 'location', 'company'] as const
export type LabelLine = (typeof LABEL_LINES)[number]

const Choice = v.object({
  size: v.fallback(v.picklist(LABEL_SIZES), 'a4_3x7'),
  symbology: v.fallback(v.picklist(SYMBOLOGIES), 'qr'),
  lines: v.fallback(v.array(v.picklist(LABEL_LINES)), ['name', 'serial_number']),
})

/** How somebody wants his labels. */
export type LabelChoice = v.InferOutput<typeof Choice>

const KEY = 'assets.labels'

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}

/** What this browser chose last; what it never chose, or chose among others than today's, is as usual. */
export const savedLabels = (): LabelChoice => {
  const saved = parsed(readStored(KEY))
  // a missing part is one that does not fit
  const whole: object = { size: null, symbology: null, lines: null, ...(isObject(saved) && saved) }
  return v.parse(Choice, whole)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export const saveLabels = (choice: LabelChoice): void => keepStored(KEY, JSON.stringify(choice))
