import { hashKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { formQueries } from '../forms/queries.ts'
import { choiceQueries } from './queries.ts'

test.each(['user', 'team'] as const)(
  'everybody of one kind (%s) is not taken for what a form found by that word',
  (kind) => {
    const found = formQueries.owners(kind, undefined).queryKey
    expect(hashKey(choiceQueries.owners(kind, '').queryKey)).not.toBe(hashKey(found))
  },
)
