import { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import * as v from 'valibot'
import { answerJson } from '../answer-json.ts'
import { answers } from '../answers.ts'
import type { Env } from '../context.ts'
import { DOCS_STYLE, docsPage, type Operation } from '../docs-page.ts'
import { open } from '../gate.ts'
import { VERSION } from '../version.ts'

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const documentation = {
  info: {
    title: 'Plenum API',
    version: VERSION,
    description:
      'JSON over HTTP. Sign in with POST /api/token/ and send the access token as a Bearer. ' +
      'Lists are paged by an opaque cursor; changes need If-Match; creating requests may carry an Idempotency-Key. ' +
      'Lists and counts come with a weak ETag: sent back as If-None-Match, it is answered with 304 and no body ' +
      'while they are the same.',
  },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
} as const

const Content = v.record(v.string(), v.object({ schema: v.optional(v.unknown()) }))
const OperationSpec = v.object({
  summary: v.optional(v.string(), ''),
  parameters: v.optional(v.array(v.looseObject({ name: v.string(), in: v.string() })), []),
  requestBody: v.optional(v.object({ content: Content })),
  responses: v.optional(v.record(v.string(), v.object({ content: v.optional(Content) })), {}),
  'x-permission': v.optional(v.object({ area: v.string(), level: v.string() })),
})
const Spec = v.object({ paths: v.record(v.string(), v.record(v.string(), OperationSpec)) })

const schemaOf = (content: v.InferOutput<typeof Content> | undefined): unknown =>
  content?.['application/json']?.schema ?? null

function operationsOf(spec: unknown): Operation[] {
  return Object.entries(v.parse(Spec, spec).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const [status = '', answer] =
        Object.entries(operation.responses).find(([code]) => code !== 'default') ?? []
      return {
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        permission: operation['x-permission'] ?? null,
        parameters: operation.parameters,
        body: schemaOf(operation.requestBody?.content),
        status,
        answer: schemaOf(answer?.content),
      }
    }),
  )
}

/** The API's own description: as a document for programs and as a page for people. */
export function docs(app: Hono<Env>) {
  const make = async () => {
    const spec = await generateSpecs(app, {
      documentation,
      defaultValidationErrorResponse: false,
      excludeStaticFile: false,
    })
    return { json: JSON.stringify(spec), page: await docsPage(documentation.info, operationsOf(spec)) }
  }
  // Made on the first request: only then does the application have all its routes. Anybody may ask: it is made once.
  let made: ReturnType<typeof make> | undefined
  const description = () => (made ??= make())
  return new Hono<Env>()
    .get(
      '/openapi.json',
      open(),
      answers({ summary: 'This description as OpenAPI 3.1', type: 'application/json' }),
      async (c) => answerJson(c, (await description()).json),
    )
    .get('/docs/', open(), answers({ summary: 'This description as a page', type: 'text/html' }), async (c) =>
      c.html((await description()).page, 200, {
        'content-security-policy': PAGE_POLICY,
      }),
    )
    .get('/docs/style.css', open(), answers({ summary: 'The look of the page', type: 'text/css' }), (c) =>
      c.body(DOCS_STYLE, 200, { 'content-type': 'text/css' }),
    )
}
