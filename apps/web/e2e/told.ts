import type { BrowserContext } from '@playwright/test'

let told: string[] = []

/** Takes down the errors and the requests that fail in a browser from here on, to explain a journey that fails. */
export function takeDown(context: BrowserContext, whose: string): void {
  const begun = Date.now()
  const tell = (what: string) => told.push(`${whose} after ${Date.now() - begun} ms: ${what}`)
  context.on('console', (message) => {
    if (message.type() === 'error') tell(message.text())
  })
  context.on('weberror', (error) => tell(error.error().stack ?? error.error().message))
  context.on('requestfailed', (request) => tell(`${request.url()} ${request.failure()?.errorText ?? ''}`))
  context.on('response', (response) => {
    if (response.status() >= 400) tell(`${response.url()} ${response.status()}`)
  })
}

/** What was taken down since it was asked for last. */
export function whatWasTold(): string[] {
  const lines = told
  told = []
  return lines
}
