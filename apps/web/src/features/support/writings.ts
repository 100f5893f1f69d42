import { BugForm } from './bug-form.tsx'
import { ImprovementForm } from './improvement-form.tsx'
import { tickets } from './queries.ts'
import * as values from './ticket-values.ts'
import type { Writing } from './ticket-writer.tsx'

export const improvement: Writing<values.ImprovementValues> = {
  Fields: ImprovementForm,
  blank: values.blankImprovement,
  isBlank: values.isBlankImprovement,
  restored: values.restoredImprovement,
  create: (typed, context) => tickets.create(values.improvementOf(typed, context)),
}

export const bug: Writing<values.BugValues> = {
  Fields: BugForm,
  blank: values.blankBug,
  isBlank: values.isBlankBug,
  restored: values.restoredBug,
  create: (typed, context) => tickets.create(values.bugOf(typed, context)),
}
