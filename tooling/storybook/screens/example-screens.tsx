import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { button, link } from '@plenum/ui/recipes'
import { Columns3, Download, Plus, Server } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '@plenum/ui/alert'
import { Badge } from '@plenum/ui/badge'
import { Button } from '@plenum/ui/button'
import { Card } from '@plenum/ui/card'
import { EmptyState } from '@plenum/ui/empty-state'
import { Field } from '@plenum/ui/field'
import { FileDrop } from '@plenum/ui/file-drop'
import { Form, FormActions } from '@plenum/ui/form'
import { IconButton } from '@plenum/ui/icon-button'
import { Logo } from '@plenum/ui/logo'
import { Page } from '@plenum/ui/page'
import { PasswordInput } from '@plenum/ui/password-input'
import { Progress } from '@plenum/ui/progress'
import { ExampleSheet } from './example-sheet.tsx'
import { ExampleShell } from './example-shell.tsx'
import { ExampleTable } from './example-table.tsx'
import { SearchInput } from '@plenum/ui/search-input'
import { Select } from '@plenum/ui/select'
import { Steps } from '@plenum/ui/steps'
import { TextInput } from '@plenum/ui/text-input'

/** The assets list in its shell. */
export function AssetsScreen({ collapsed = false, open = false }: { collapsed?: boolean; open?: boolean }) {
  const [shown, setShown] = useState(open)
  return (
    <ExampleShell collapsed={collapsed}>
      <Page
        title="Assets inventory"
        body="table"
        actions={
          <>
            <Button>
              <Download aria-hidden="true" />
              Export
            </Button>
            <Button tone="primary">
              <Plus aria-hidden="true" />
              Add asset
            </Button>
          </>
        }
        toolbar={
          <>
            <SearchInput label="Search assets" shortcut="/" className={css({ width: '[20rem]' })} />
            <Select aria-label="Category" defaultValue="" className={css({ width: '[11rem]' })}>
              <option value="">All categories</option>
              <option value="server">Servers</option>
            </Select>
            <Select aria-label="Status" defaultValue="" className={css({ width: '[9rem]' })}>
              <option value="">Any status</option>
            </Select>
            <span className={css({ flex: '1' })} />
            <Badge>12,000 assets</Badge>
            <IconButton label="Columns">
              <Columns3 />
            </IconButton>
          </>
        }
      >
        <ExampleTable onOpen={() => setShown(true)} />
      </Page>
      <ExampleSheet open={shown} onClose={() => setShown(false)} />
    </ExampleShell>
  )
}

/** Sign-in after a refusal. */
export function SignInScreen() {
  return (
    <main className={stack({ align: 'center', justify: 'center', gap: '6', minHeight: 'screen', p: '4' })}>
      <Logo size="lg" label="Plenum" />
      <Card className={css({ width: 'full', maxWidth: 'form' })}>
        <div className={stack({ gap: '5' })}>
          <h1 className={css({ textStyle: 'title' })}>Sign in</h1>
          <Form alert={{ title: 'Login submission error', message: 'Oh! Invalid e-mail or password' }}>
            <Field label="E-mail address">
              <TextInput type="email" autoComplete="username" defaultValue="ana@example.org" />
            </Field>
            <Field label="Password" error="This field is required">
              <PasswordInput showLabel="Show password" hideLabel="Hide password" />
            </Field>
            <FormActions>
              <Button type="submit" tone="primary" width="full">
                Sign in
              </Button>
            </FormActions>
          </Form>
          <a href="#recovery" className={link()}>
            Forgot your password?
          </a>
        </div>
      </Card>
      <p className={css({ color: 'text.muted' })}>
        New here?{' '}
        <a href="#register" className={link()}>
          Create an account
        </a>
      </p>
    </main>
  )
}

/** A company without assets. */
export function EmptyScreen() {
  return (
    <ExampleShell>
      <Page title="Assets inventory">
        <EmptyState
          icon={<Server />}
          title="No assets yet"
          actions={
            <>
              <a href="#import" className={button({ tone: 'primary' })}>
                Import a file
              </a>
              <Button>Load the sample data centre</Button>
              <Button>Add the first asset</Button>
            </>
          }
        >
          Bring the list you already have, or look around in a sample data centre first.
        </EmptyState>
      </Page>
    </ExampleShell>
  )
}

/** An import under way. */
export function ImportScreen() {
  return (
    <ExampleShell>
      <Page title="Import assets" body="plain" measure="narrow">
        <div className={stack({ gap: '4' })}>
          <Steps
            label="Import"
            names={['File', 'Columns', 'Problems', 'Import']}
            current={1}
            doneLabel="done"
            position="2 of 4"
          />
          <FileDrop
            label="Drop a CSV or XLSX file here, or press to choose"
            hint="Up to 100,000 rows. NetBox's device export is recognised by itself."
            accept=".csv,.xlsx"
            multiple
            onFiles={() => undefined}
          />
          <Alert tone="warning" title="3 rows need a look">
            They are skipped unless you mend them here.
          </Alert>
          <Card>
            <Progress
              label="Importing"
              done={0.42}
              detail="42,000 of 100,000 rows"
              cancel={<Button size="compact">Cancel</Button>}
            />
          </Card>
          <div className={hstack({ gap: '2' })}>
            <Button tone="primary" loading>
              Import 97 rows
            </Button>
            <Button disabledReason="Nothing was imported yet">Undo</Button>
          </div>
        </div>
      </Page>
    </ExampleShell>
  )
}
