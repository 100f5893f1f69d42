import { hstack } from '@plenum/ui/patterns'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@plenum/ui/button'
import { Definition, DefinitionList } from '@plenum/ui/definition-list'
import { Field } from '@plenum/ui/field'
import { Form, FormColumns } from '@plenum/ui/form'
import { IconButton } from '@plenum/ui/icon-button'
import { Place } from '@plenum/ui/place'
import { Select } from '@plenum/ui/select'
import * as Sheet from '@plenum/ui/sheet'
import { StatusChip } from '@plenum/ui/status-chip'
import * as Tabs from '@plenum/ui/tabs'
import { TextInput } from '@plenum/ui/text-input'
import { Textarea } from '@plenum/ui/textarea'

const place = ['MAD1', 'DH2', 'B', 'R04', 'U42'].map((name) => ({ id: name, name }))

/** One asset over its list: facts to read in the first tab, a form in the second. */
export function ExampleSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [tab, setTab] = useState('global')
  return (
    <Sheet.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <Sheet.Content>
        <Sheet.Header
          title="Leaf switch 04"
          closeLabel="Close"
          description={
            <span className={hstack({ gap: '3', flexWrap: 'wrap', rowGap: '0' })}>
              <StatusChip tone="active" label="Active" />
              <Place
                label="Place"
                parts={place}
                link={(part, props) => <a href={`#${part.id}`} {...props} />}
              />
            </span>
          }
          actions={
            <>
              <IconButton label="Previous asset">
                <ChevronUp />
              </IconButton>
              <IconButton label="Next asset">
                <ChevronDown />
              </IconButton>
            </>
          }
        />
        <Sheet.Body>
          <Tabs.Root value={tab} onValueChange={(change) => setTab(change.value)}>
            <Tabs.List aria-label="Parts of the asset">
              <Tabs.Trigger value="global">Global info</Tabs.Trigger>
              <Tabs.Trigger value="characteristics">Characteristics</Tabs.Trigger>
              <Tabs.Trigger value="photos" count={3}>
                Photos
              </Tabs.Trigger>
              <Tabs.Trigger value="documents">Documents</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="global">
              <DefinitionList>
                <Definition term="Code" kind="code">
                  MAD1-SW-0042
                </Definition>
                <Definition term="Hostname" kind="code">
                  leaf04.mad1.example.org
                </Definition>
                <Definition term="Serial number" kind="code">
                  XH3721490112
                </Definition>
                <Definition term="Owner">Network team</Definition>
                <Definition term="Purchase date">14 Mar 2025</Definition>
                <Definition term="Warranty date">14 Mar 2028</Definition>
                <Definition term="Termination date" />
                <Definition term="Last update">20 Nov 2026, 09:12</Definition>
              </DefinitionList>
            </Tabs.Content>
            <Tabs.Content value="characteristics">
              <ExampleForm />
            </Tabs.Content>
          </Tabs.Root>
        </Sheet.Body>
        <Sheet.Footer>
          <Button tone="primary">Save changes</Button>
          <Button tone="quiet">Discard</Button>
        </Sheet.Footer>
      </Sheet.Content>
    </Sheet.Root>
  )
}

function ExampleForm() {
  return (
    <Form>
      <Field label="Name" required>
        <TextInput defaultValue="Leaf switch 04" />
      </Field>
      <FormColumns>
        <Field label="Brand">
          <Select defaultValue="juniper">
            <option value="juniper">Juniper</option>
          </Select>
        </Field>
        <Field label="Model" help="Models of the chosen brand">
          <Select defaultValue="qfx">
            <option value="qfx">QFX5120-48Y</option>
          </Select>
        </Field>
        <Field label="Hostname" error="Another asset has this hostname">
          <TextInput face="code" defaultValue="leaf04.mad1.example.org" />
        </Field>
        <Field label="Purchase date">
          <TextInput type="date" defaultValue="2025-03-14" />
        </Field>
      </FormColumns>
      <Field label="Notes">
        <Textarea placeholder="What the next person should know" />
      </Field>
    </Form>
  )
}
