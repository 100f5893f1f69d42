import { MaintenanceRule } from '@plenum/domain/maintenance-rule'
import { useTranslation } from '@plenum/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '#app/form/form-dialog.tsx'
import { endOf, freshAfter, savedOf } from '#app/form/saved.ts'
import { refusalAt } from '#app/form/server-errors.ts'
import { useEditing } from '#app/form/use-editing.ts'
import { notify } from '#app/notices/notify.ts'
import { useTypeName } from '#app/page/type-name.ts'
import { api, choiceQueries, maintenanceQueries } from './queries.ts'
import {
  blankRule,
  draftOf,
  draftOfParts,
  fieldOf,
  inputOf,
  partsOf,
  RULE_PARTS,
  type RulePart,
  type RuleParts,
} from './rule-draft.ts'
import { RuleForm } from './rule-form.tsx'
import { RuleMerge } from './rule-merge.tsx'

interface RuleDialogProps {
  /** Undefined for a new one. */
  rule?: MaintenanceRule | undefined
  onClose: () => void
}

/** A rule is written, or written anew. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { t } = useTranslation('maintenance')
  const typeName = useTypeName()
  const queryClient = useQueryClient()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const types = useQuery(choiceQueries.types())
  const nameOf = (code: string) => {
    const type = types.data?.find((each) => each.code === code)
    return type ? typeName(type) : code
  }
  const names = { typeName: nameOf, placeGone: t(($) => $.form.place_gone) }
  const blankOf = (from: MaintenanceRule | null) => (from === null ? blankRule(today) : draftOf(from, names))
  const { conflict, save } = useEditing<MaintenanceRule | null, RulePart, RuleParts>(rule ?? null, {
    fields: RULE_PARTS,
    valuesOf: (from) => partsOf(blankOf(from)),
    send: async (seen, parts) => {
      const input = inputOf(draftOfParts(parts))
      const call = seen === null ? api.create(input) : api.update(seen, input)
      const ended = await freshAfter(await savedOf(MaintenanceRule, call), () =>
        queryClient.invalidateQueries({ queryKey: maintenanceQueries.all() }),
      )
      if (ended.at === 'saved')
        void notify({ type: 'success', title: t(($) => $.rule.saved, { name: ended.record.name }) })
      return ended
    },
  })
  if (rule !== undefined && types.isPending) return null
  return (
    <FormDialog
      title={rule === undefined ? t(($) => $.rule.new) : t(($) => $.rule.edit_title, { name: rule.name })}
      onClose={onClose}
    >
      <RuleForm
        blank={blankOf(rule ?? null)}
        submit={t(($) => (rule === undefined ? $.form.create : $.form.save))}
        choice={conflict && <RuleMerge conflict={conflict} onDone={onClose} />}
        onSend={async (read) => {
          const ended = await save(() => partsOf(read()))
          if (ended.at === 'saved') onClose()
          return ended.at === 'refused' ? refusalAt(ended.error, fieldOf) : endOf(ended)
        }}
      />
    </FormDialog>
  )
}
