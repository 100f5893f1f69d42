import { ClientError } from '@plenum/api-client/client-error'
import { createHttp } from '@plenum/api-client/http'
import { memoryTokens } from '@plenum/api-client/tokens'
import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import * as v from 'valibot'
import { inApplication } from '#app/page/story-router.tsx'
import { createQueryClient } from '#app/query-client.ts'
import { Banners } from './banners.tsx'
import { followConnection } from './connection.ts'
import { QueryError } from './query-error.tsx'
import { overClient } from './story-client.tsx'
import { followThrottle } from './throttle.ts'

const server = { answer: (): Response | Promise<Response> => Response.json(['R04']) }
let queryClient: QueryClient

const http = createHttp({
  url: 'http://plenum.example/',
  tokens: memoryTokens(),
  language: () => 'en',
  fetch: async () => server.answer(),
})

function Racks() {
  const racks = useQuery({
    queryKey: ['racks'],
    queryFn: ({ signal }) => http.call('get', 'api/racks/', v.array(v.string()), { signal }),
  })
  const retry = () => void racks.refetch()
  return (
    <div className={css({ bg: 'canvas', minHeight: 'screen' })}>
      <Banners />
      <main className={css({ p: '6' })}>
        {racks.isError ? (
          <QueryError
            title="The racks could not be loaded"
            error={racks.error}
            area="hierarchy"
            onRetry={retry}
          >
            Nothing is lost.
          </QueryError>
        ) : (
          <p>{racks.data?.join() ?? 'waiting'}</p>
        )}
      </main>
    </div>
  )
}

const answering =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ type: 'client_error', detail: 'No', errors: [] }, { status, headers })
const throttledFor = (seconds: number) =>
  new ClientError({ kind: 'http', status: 429, retryAfterMs: seconds * 1000, originalError: null })
const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

const given = (answer: typeof server.answer) => () => {
  server.answer = answer
}

const meta = {
  component: Racks,
  decorators: [overClient(() => queryClient), inApplication],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    server.answer = () => Response.json(['R04'])
    queryClient = createQueryClient()
    const endings = [
      followConnection(queryClient, async () => {
        try {
          await server.answer()
          return true
        } catch {
          return false
        }
      }),
      followThrottle(queryClient),
    ]
    return () => endings.forEach((end) => end())
  },
} satisfies Meta<typeof Racks>

export default meta
type Story = StoryObj<typeof meta>

export const NoConnection: Story = {
  beforeEach: given(unreachable),
  play: async ({ canvas }) => {
    const status = await screen.findByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('No connection to the server'))
    await expect(canvas.getByText(/What you typed stays here/)).toBeVisible()
  },
}

export const NoConnectionInSpanish: Story = {
  beforeEach: given(unreachable),
  globals: { language: 'es' },
  play: async () => {
    const status = await screen.findByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('Sin conexión con el servidor'))
  },
}

export const ConnectionIsBack: Story = {
  beforeEach: given(unreachable),
  play: async ({ canvas }) => {
    const status = await screen.findByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('No connection to the server'))
    server.answer = () => Response.json(['R04'])
    globalThis.dispatchEvent(new Event('online'))
    await waitFor(() => expect(status).toHaveTextContent(/^The connection is back$/))
    await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent('R04'))
  },
}

export const AskedToWait: Story = {
  beforeEach: given(answering(429, { 'retry-after': '20' })),
  play: async ({ canvas }) => {
    const timer = await canvas.findByRole('timer')
    const seconds = () => Number(/in (\d+) seconds/.exec(timer.textContent)?.[1])
    await waitFor(() => expect(seconds()).toBeGreaterThan(0))
    const first = seconds()
    await waitFor(() => expect(seconds()).toBeLessThan(first))
  },
}

export const AskedAgainAfterTheWait: Story = {
  beforeEach: given(() => {
    server.answer = () => Response.json(['R04'])
    return answering(429, { 'retry-after': '1' })()
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent('R04'))
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
  },
}

export const AskedToWaitForLong: Story = {
  beforeEach: given(answering(429, { 'retry-after': '60' })),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: /Try again/ })
    await expect(retry).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('timer')).toHaveTextContent(/try again in \d+ seconds/)
  },
}

export const AskedToWaitForLongInSpanish: Story = {
  beforeEach: given(answering(429, { 'retry-after': '60' })),
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/reintentarlo en \d+ segundos/)
  },
}

export const RetryOpensAfterTheWait: Story = {
  render: () => <QueryError title="" error={throttledFor(1)} area="hierarchy" onRetry={() => undefined} />,
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: /Try again/ })
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'))
  },
}

export const NotAllowed: Story = {
  beforeEach: given(answering(403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no access to “Hierarchy”.')).toBeVisible()
    await expect(canvas.getByText(/An administrator of your company/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to homepage' })).toHaveAttribute('href', '/app')
  },
}

export const NotAllowedInSpanish: Story = {
  beforeEach: given(answering(403)),
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tienes acceso a «Jerarquía».')).toBeVisible()
  },
}

export const Broken: Story = {
  beforeEach: given(answering(404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The racks could not be loaded')
    server.answer = () => Response.json(['R04'])
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent('R04'))
  },
}
