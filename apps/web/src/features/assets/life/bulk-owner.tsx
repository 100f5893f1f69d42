import type { BulkChange } from '@plenum/domain/asset-bulk'
import type { ClientError } from '@plenum/api-client/client-error'
import { useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { DialogForm } from '#app/form/form-dialog.tsx'
import { LookupBox, type LookupOption } from '#app/form/lookup-box.tsx'
import { useLookFor } from '#app/form/use-look-for.ts'
import { useLookupNote } from '#app/form/use-lookup-note.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { libraryQueries } from '../queries.ts'

interface BulkOwnerProps {
  onChange: (change: BulkChange) => Promise<ClientError | null>
}

const Nothing = v.object({})
const BLANK = {}

/** One owner for many assets: a person, a team, or nobody. */
export function BulkOwner({ onChange }: BulkOwnerProps) {
  const { t } = useTranslation('life')
  const assets = useTranslation('assets').t
  const { text, asked, setText } = useLookFor()
  const issues = useTranslation('issues').t
  const [owner, setOwner] = useState<LookupOption | null>(null)
  // typed, and nothing of the list taken: it must not pass for nobody
  const [isTyped, setIsTyped] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  const found = useQuery({ ...libraryQueries.owners(text), enabled: asked })
  const options = found.data?.results ?? []
  const note = { none: assets(($) => $.lookup.no_match), failed: assets(($) => $.lookup.failed) }
  const { isSending, sent } = useSentForm({
    blank: BLANK,
    schema: Nothing,
    fields: [],
    failed: t(($) => $.bulk.failed),
    onSend: () => onChange({ kind: 'owner', owner_id: owner?.id ?? null }),
  })
  return (
    <DialogForm
      {...sent}
      onSubmit={(event) => {
        setIsWrong(isTyped)
        if (isTyped) event.preventDefault()
        else sent.onSubmit(event)
      }}
      submit={t(($) => (owner || isTyped ? $.bulk.submit : $.bulk.take_owner))}
      isSending={isSending}
    >
      <Field
        label={t(($) => $.bulk.new_owner)}
        help={t(($) => $.bulk.search_owner)}
        error={isWrong && isTyped ? issues(($) => $.unknown_option, { count: 0 }) : undefined}
      >
        <LookupBox
          label={t(($) => $.bulk.new_owner)}
          chosen={owner}
          options={options}
          note={useLookupNote(found, options.length, note)}
          words={{
            clear: assets(($) => $.lookup.clear, { name: owner?.name ?? '' }),
            placeholder: t(($) => $.bulk.nobody),
            create: undefined,
          }}
          onSearch={(wanted) => {
            setText(wanted)
            setIsTyped(wanted.trim() !== '')
          }}
          onChoose={(chosen) => {
            setOwner(chosen)
            setIsTyped(false)
          }}
        />
      </Field>
    </DialogForm>
  )
}
