import { ClientError } from '@plenum/api-client/client-error'
import { expect, test } from 'vitest'
import { fieldErrorsOf } from './server-errors.ts'

const refusal = (...attrs: (string | null)[]) =>
  new ClientError({
    kind: 'http',
    status: 400,
    body: {
      type: 'validation_error',
      detail: 'No',
      errors: attrs.map((attr) => ({ code: 'invalid', detail: `${attr}`, attr })),
    },
    originalError: null,
  })
const fields = ['name', 'files', 'steps[0].files', 'steps']

test('what the server says of a place is said at the field that holds it', () => {
  const errors = fieldErrorsOf(
    refusal('name', 'files.1', 'steps.0.files.2', 'steps.4.text', 'other', null),
    fields,
  )
  expect(Object.entries(errors).map(([field, { detail }]) => [field, detail])).toEqual([
    ['name', 'name'],
    ['files', 'files.1'],
    ['steps[0].files', 'steps.0.files.2'],
    ['steps', 'steps.4.text'],
  ])
})

test('the first of each field is said', () => {
  expect(fieldErrorsOf(refusal('files.3', 'files.1'), fields).files?.detail).toBe('files.3')
})
