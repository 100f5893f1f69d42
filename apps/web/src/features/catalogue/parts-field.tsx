import {
  PORT_KINDS,
  PortList,
  PORTS_MOST,
  SLOT_KINDS,
  SlotList,
  SLOTS_MOST,
  type Port,
  type Slot,
} from '@plenum/domain/port'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { FieldGroup } from '@plenum/ui/field-group'
import { IconButton } from '@plenum/ui/icon-button'
import { stack } from '@plenum/ui/patterns'
import { SortableList } from '@plenum/ui/sortable-list'
import { useStore } from '@tanstack/react-form'
import { Plus, Trash2 } from 'lucide-react'
import * as v from 'valibot'
import { useFieldError, type FieldIssue } from '#app/form/field-error.ts'
import { useFieldContext } from '#app/form/form-contexts.ts'
import { PartFields } from './part-fields.tsx'
import { useKeyedRows } from './use-keyed-rows.ts'
import { useSortWords } from './use-sort-words.ts'

/** The ports of a model, run by run. */
export const PortsField = () => (
  <PartsField<Port>
    of="ports"
    most={PORTS_MOST}
    schema={PortList}
    blank={{ kind: 'interface', name: '', type: null, count: 1 }}
    kinds={PORT_KINDS}
  />
)

/** The slots of a model, run by run. */
export const SlotsField = () => (
  <PartsField<Slot>
    of="slots"
    most={SLOTS_MOST}
    schema={SlotList}
    blank={{ kind: 'module', name: '', count: 1 }}
    kinds={SLOT_KINDS}
  />
)

interface PartsFieldProps<Part extends Port | Slot> {
  of: 'ports' | 'slots'
  most: number
  schema: v.GenericSchema<Part[]>
  blank: Part
  kinds: readonly Part['kind'][]
}

/** Rows that are added, removed and put in order by hand or keys; each tells what is wrong with it. */
function PartsField<Part extends Port | Slot>({ of, most, schema, blank, kinds }: PartsFieldProps<Part>) {
  const { t } = useTranslation('catalogue')
  const field = useFieldContext<Part[]>()
  const parts = field.state.value
  const { rows, box, add, remove, move, change } = useKeyedRows(parts, (next) => field.handleChange(next))
  const isTried = useStore(field.form.store, ({ submissionAttempts }) => submissionAttempts > 0)
  const problems = isTried ? problemsOf(schema, parts) : new Map<string, FieldIssue>()
  const words = useSortWords(of)
  return (
    <FieldGroup
      label={t(($) => $.field[of])}
      help={t(($) => $.parts.help[of])}
      error={useRefusal(problems.size > 0)}
    >
      <div ref={box} className={stack({ gap: '3', pt: '1' })}>
        {rows.length > 0 && (
          <SortableList
            items={rows}
            words={words}
            onMove={move}
            aside={(_, index) => (
              <IconButton
                size="compact"
                label={t(($) => $.parts.remove[of], { place: index + 1 })}
                onClick={() => remove(index)}
              >
                <Trash2 />
              </IconButton>
            )}
          >
            {({ part }, index) => (
              <PartFields
                part={part}
                kinds={kinds}
                problemAt={(name) => problems.get(`${index}.${name}`)}
                onChange={(next) => change(index, next)}
              />
            )}
          </SortableList>
        )}
        {rows.length < most ? (
          <div>
            <Button size="compact" onClick={() => add(blank)}>
              <Plus aria-hidden="true" />
              {t(($) => $.parts.add[of])}
            </Button>
          </div>
        ) : (
          <p className={css({ textStyle: 'caption', color: 'text.muted' })}>
            {t(($) => $.parts.full, { count: most })}
          </p>
        )}
      </div>
    </FieldGroup>
  )
}

function problemsOf(schema: v.GenericSchema, parts: unknown): ReadonlyMap<string, FieldIssue> {
  const { issues = [] } = v.safeParse(schema, parts)
  return new Map(issues.map((issue) => [v.getDotPath(issue) ?? '', issue]))
}

/** What the server said of all of it, where no row says it. */
function useRefusal(isTold: boolean) {
  const error = useFieldError()
  return isTold ? undefined : error
}
