import { createHttp } from '@plenum/api-client/http'
import { memoryTokens } from '@plenum/api-client/tokens'
import { useI18n } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { stack } from '@plenum/ui/patterns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import * as v from 'valibot'
import { inApplication } from '#app/page/story-router.tsx'
import { createQueryClient } from '#app/query-client.ts'
import { NoticeArea } from './notice-area.tsx'
import { notices } from './notice-center.tsx'
import { QueryError } from './query-error.tsx'
import { followSlowRequests } from './slow-requests.ts'
import { overClient } from './story-client.tsx'

const SLOW_MS = 400
const server = { answer: (): Promise<Response> => never(), aborted: 0 }
const never = () => Promise.withResolvers<Response>().promise
let queryClient: QueryClient

const http = createHttp({
  url: 'http://plenum.example/',
  tokens: memoryTokens(),
  language: () => 'en',
  fetch: async ({ signal }) => {
    signal.addEventListener('abort', () => (server.aborted += 1))
    return Promise.race([
      server.answer(),
      new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ])
  },
})

const racksQuery = queryOptions({
  queryKey: ['racks'],
  queryFn: ({ signal }) => http.call('get', 'api/racks/', v.array(v.string()), { signal }),
})

function Racks() {
  const i18n = useI18n()
  useEffect(() => followSlowRequests(queryClient, i18n, SLOW_MS), [i18n])
  // what stories without a stack have told comes with the first one, and would fill it
  useEffect(() => {
    const clearing = setInterval(() => notices.toaster.remove(), SLOW_MS / 10)
    const end = setTimeout(() => clearInterval(clearing), SLOW_MS * 0.9)
    return () => {
      clearInterval(clearing)
      clearTimeout(end)
    }
  }, [])
  const racks = useQuery(racksQuery)
  const ask = () => void racks.refetch()
  return (
    <div className={stack({ gap: '4' })}>
      {racks.isError ? (
        <QueryError
          title="The racks could not be loaded"
          error={racks.error}
          area="hierarchy"
          onRetry={ask}
        />
      ) : (
        <p role="note">{racks.data?.join() ?? 'waiting'}</p>
      )}
      <Button onClick={ask}>Refresh</Button>
      <NoticeArea />
    </div>
  )
}

const meta = {
  component: Racks,
  decorators: [overClient(() => queryClient), inApplication],
  beforeEach: () => {
    queryClient = createQueryClient()
    server.answer = never
    server.aborted = 0
    // the stack outlives a story
    notices.toaster.remove()
    return () => queryClient.clear()
  },
} satisfies Meta<typeof Racks>

export default meta
type Story = StoryObj<typeof meta>

export const NothingYet: Story = {
  play: async ({ canvas }) => {
    await screen.findByText('This is taking longer than usual')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The request was cancelled.')
    await expect(server.aborted).toBe(1)
    server.answer = async () => Response.json(['R04'])
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('R04')).toBeVisible()
  },
}

export const AskedBeforeAnybodyFollowed: Story = {
  beforeEach: () => void queryClient.prefetchQuery(racksQuery),
  play: async () => {
    await expect(await screen.findByText('This is taking longer than usual')).toBeInTheDocument()
  },
}

export const WithOldContent: Story = {
  beforeEach: () => {
    server.answer = async () => Response.json(['R04'])
  },
  play: async ({ canvas }) => {
    await canvas.findByText('R04')
    server.answer = never
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await screen.findByText('This is taking longer than usual')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByText('Cancelled. What you see is from before.')
    await waitFor(() =>
      expect(screen.queryByText('This is taking longer than usual')).not.toBeInTheDocument(),
    )
    await expect(canvas.getByRole('note')).toHaveTextContent('R04')
    await expect(server.aborted).toBe(1)
    server.answer = async () => Response.json(['R05'])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('R05')).toBeVisible()
  },
}

let late: PromiseWithResolvers<Response>

export const AnsweredAfterAll: Story = {
  beforeEach: () => {
    late = Promise.withResolvers()
    server.answer = () => late.promise
  },
  play: async ({ canvas }) => {
    await screen.findByText('This is taking longer than usual')
    late.resolve(Response.json(['R04']))
    await expect(await canvas.findByText('R04')).toBeVisible()
    await waitFor(() =>
      expect(screen.queryByText('This is taking longer than usual')).not.toBeInTheDocument(),
    )
  },
}

export const InSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    const title = await screen.findByText('Está tardando más de lo normal')
    await waitFor(() => expect(title).toBeVisible())
  },
}
