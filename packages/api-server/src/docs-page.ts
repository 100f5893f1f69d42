import { html } from 'hono/html'

/** A route as the page shows it. */
export interface Operation {
  method: string
  path: string
  summary: string
  permission: { area: string; level: string } | null
  parameters: readonly { name: string; in: string }[]
  body: unknown
  status: string
  answer: unknown
}

/** The page's only style sheet. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; }
h1 { margin: 0; } h2 { margin: 2.5rem 0 0.5rem; text-transform: capitalize; }
article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 0.75rem 0; }
h3 { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: baseline; margin: 0; font-size: 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; }
.method { min-width: 4rem; font-weight: 700; }
.path { overflow-wrap: anywhere; }
p { margin: 0.25rem 0; }
.quiet { opacity: 0.75; font-size: 0.875rem; }
pre { overflow: auto; max-height: 24rem; padding: 0.75rem; border-radius: 0.5rem; background: color-mix(in srgb, currentColor 7%, transparent); }
summary { cursor: pointer; }
`

/** All operations on one page, grouped by the noun of their path; no script. */
export function docsPage(info: { title: string; description: string }, operations: readonly Operation[]) {
  const nouns = [...new Set(operations.map(nounOf))]
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        <link rel="stylesheet" href="/api/docs/style.css" />
      </head>
      <body>
        <main>
          <h1>${info.title}</h1>
          <p>${info.description}</p>
          <p><a href="/api/openapi.json">OpenAPI 3.1</a></p>
          ${nouns.map(
            (noun) => html`
              <section>
                <h2>${noun}</h2>
                ${operations.filter((operation) => nounOf(operation) === noun).map(article)}
              </section>
            `,
          )}
        </main>
      </body>
    </html>`
}

const nounOf = ({ path }: Operation): string => path.split('/')[2] ?? ''

function article({ method, path, summary, permission, parameters, body, status, answer }: Operation) {
  const needs = permission && `Needs ${permission.level} on ${permission.area}.`
  const named = parameters.map((parameter) => `${parameter.name} (${parameter.in})`).join(', ')
  return html`
    <article>
      <h3><code class="method">${method}</code><code class="path">${path}</code></h3>
      <p>${summary}. ${needs}</p>
      ${named === '' ? '' : html`<p class="quiet">Parameters: ${named}</p>`} ${schemaBlock('Body', body)}
      ${schemaBlock(`Answer ${status}`, answer)}
    </article>
  `
}

const schemaBlock = (title: string, schema: unknown) =>
  schema === null
    ? ''
    : html`<details>
        <summary>${title}</summary>
        <pre><code>${JSON.stringify(schema, null, 2)}</code></pre>
      </details>`
