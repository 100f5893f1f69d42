import { ClientError } from '@plenum/api-client/client-error'
import type { FoundCode } from '@plenum/domain/code-reserve'
import { queryOptions } from '@tanstack/react-query'
import { api } from './queries.ts'
import { reservedCode } from './reserve-queries.ts'

/** Where a code leads: to the asset that has it or had it before, to a label that no asset has yet, or nowhere. */
export type CodeFound = { at: 'asset'; id: string } | { at: 'reserved'; found: FoundCode } | { at: 'nowhere' }

async function whereCodeLeads(code: string, signal: AbortSignal): Promise<CodeFound> {
  try {
    return { at: 'asset', id: (await api.nomenclatures.find(code, signal)).id }
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    // one that no asset can have is found as little
    if (error.status === 400) return { at: 'nowhere' }
    if (error.status !== 404) throw error
  }
  const found = await reservedCode(code, signal)
  return found === null ? { at: 'nowhere' } : { at: 'reserved', found }
}

/** Where a scanned code leads. Asked anew each time: an asset may have been given the code since. */
export const codeQuery = (code: string) =>
  queryOptions({
    queryKey: ['code', code],
    queryFn: ({ signal }) => whereCodeLeads(code, signal),
    staleTime: 0,
    gcTime: 0,
  })
