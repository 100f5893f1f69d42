import { LANGUAGES } from '@plenum/i18n/language'
import { classNames } from '@plenum/ui/class-names'
import { panda } from '@plenum/ui/postcss'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, loadEnv } from 'vite'
import { firstFiles } from './build/first-files.ts'
import { unloaded } from './build/unloaded.ts'
import product from '../../package.json' with { type: 'json' }
import packageJson from './package.json' with { type: 'json' }

const server = 'http://localhost:3000'

// one by one, files of a few hundred bytes weigh more than they hold
const EVERY_PAGE = new RegExp(
  [
    '/web/src/main\\.tsx$',
    '/styled-system/(patterns|recipes/(text-input|field|form|link))',
    '/features/auth/(public-frame|auth-card)',
    '/page/(document-title|theme-choice|language-choice)',
    '/ui/src/(text-input|field-context|first-of|select|field|form|password-input|use-field-context)\\.tsx?$',
    '/notices/(use-error-words|use-failure)',
    '/icons/(chevron-down|eye|eye-off|circle-alert|triangle-alert|info|circle-check|check|x)\\.',
  ].join('|'),
)

const SIGNED_IN_PAGES = new RegExp(
  [
    'lucide-react',
    '/styled-system/recipes/(avatar|card|count-badge|kbd|page|skeleton)\\.',
    '/ui/src/(avatar|card|count-badge|empty-state|error-state|icon-button|kbd|page|search-input|skeleton)\\.tsx$',
    '/page/(app-page|moment|on-intent|use-debounced|use-key-words|use-media|use-shortcut|when-idle)\\.tsx?$',
    '/files/person-avatar',
    '/notices/(query-error|forbidden|forbidden-view|throttled|throttle-words)\\.tsx?$',
    '/react-query/.*/(useQuery|useBaseQuery|useInfiniteQuery|infiniteQueryOptions)\\.',
    'react/compiler-runtime',
  ].join('|'),
)

// what the lists of records and their sheets are about
const RECORDS = new RegExp(
  [
    // what is asked for then needs nothing of the rest either
    '/features/(assets|home)/(prefetch|queries)\\.ts$',
    '/domain/src/(asset|asset-type|asset-query|filter-value|history|library|node-type|place-words|placement|ref|tag|tag-ref)\\.ts$',
    '/api-client/src/(assets|batches|create|headers|history|library|tags)\\.ts$',
    '/ui/src/(checkbox|status-chip)\\.tsx$',
    '/styled-system/recipes/(checkbox|status-chip|search-filter|chip|menu)\\.',
    '/page/(type-name|texts)\\.tsx?$',
    '/table/column-layout',
    '/features/assets/assets-search\\.ts$',
    '/web/src/attributes/asset-fields\\.ts$',
  ].join('|'),
)

// what is known of places, which no list of assets needs
const PLACES =
  /\/domain\/src\/(node|node-query|place-facts|country|measure)\.ts$|\/api-client\/src\/nodes\.ts$/

// what any list has, be it ever so short
const TABLES = new RegExp(
  [
    '/ui/src/(data-table|place|search-filter)\\.',
    '/styled-system/recipes/(data-table|place)\\.',
    '/web/src/table/(search-filter|table-skeleton)\\.',
  ].join('|'),
)

// how long lists are shown
const LISTS = new RegExp(
  [
    '/web/src/table/',
    '/features/assets/(asset-columns|asset-value|list-columns|place-trail|row-menu)\\.',
  ].join('|'),
)

// small things that stand on most pages, and need nothing that opens or is filled in
const PARTS = new RegExp(
  [
    '/ui/src/(badge|definition-list|field-group|segment|table-skeleton|tag-chip|textarea|visually-hidden)\\.tsx?$',
    '/styled-system/recipes/(badge|definition-list|segment|tag-chip)\\.',
    '/src/form/(date-control|focus-wrong|place-option|server-errors|use-lookup-note|use-sending)\\.tsx?$',
    '/src/page/(format-ago|save-file|use-record-change|use-time-words)\\.tsx?$',
    '/react-query/.*/useMutation\\.',
    '/domain/src/(file|record|ticket|user|people|notification)\\.ts$',
    '/api-client/src/(account|files|people|progress-fetch)\\.ts$',
  ].join('|'),
)

// what anything that follows a hand is made of: of a group of radios, not all that a dialog is
const BEHAVIOUR =
  /\/@zag-js\/(anatomy|core|dom-query|react|store|types|utils)\/|\/@ark-ui\/react\/dist\/(_virtual|utils|providers|components\/(factory|presence))/

// what is filled in, wherever that is
const FILLED_IN = /\/src\/form\/(use-edited-form|use-sent-form)\.ts$/

// what opens over a page
const OVERLAYS = new RegExp(
  [
    '/ui/src/(alert-dialog|dialog|dialog-focus|sheet)\\.tsx?$',
    '/styled-system/recipes/(alert-dialog|dialog|sheet)\\.',
    '/src/form/(act-dialog|form-dialog)\\.tsx?$',
  ].join('|'),
)

// what refreshes a session and asks for the first data: it runs before, and knows nothing of, the rest
const FIRST = new RegExp(
  [
    '/web/src/(env|first-asked|first-refresh|tokens|turns)\\.ts$',
    '/api-client/src/(first-answers|first-refresh|cookie-value|xsrf-token)\\.ts$',
    '/i18n/src/(detect-language|language|ready-dates)\\.ts$',
  ].join('|'),
)

// what every page has, and what every page of those who are signed in has by its frame
const IN_EVERY_PAGE = /^assets\/(base|first|start|rolldown-runtime)-[^/]*$/
const WITH_FRAME = /^assets\/(frame|data)-[^/]*$/
const FRAME = /\/frame-[^/]*$/
const NAMED = /^(base|first|start|rolldown-runtime|frame|data)$/

export default defineConfig(({ command, mode }) => ({
  define: {
    'import.meta.env.VITE_VERSION': JSON.stringify(packageJson.version),
    'import.meta.env.VITE_PRODUCT_VERSION': JSON.stringify(product.version),
    SERVER_IN_PAGE: String(loadEnv(mode, import.meta.dirname).VITE_API_MOCKING === 'true'),
  },
  plugins: [
    tanstackRouter({ target: 'react' }),
    classNames(),
    // memory for renders pays where rows and keystrokes render again; elsewhere it only weighs
    react({
      compiler: {
        sources: [
          'src/features/assets/',
          'src/features/imports/',
          'src/features/plans/',
          'src/form/',
          'src/plan/',
          'src/table/',
        ],
      },
    }),
    // the worker's script stays out of every build that is not the mock one
    mode === 'mock' && msw({ mode: 'worker-only' }),
    firstFiles(),
    unloaded(),
  ],
  // this React has the hook itself
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  // while it is written, a part may be used that was not before
  css: { postcss: { plugins: [panda(command === 'build' ? 'application' : 'everything')] } },
  build: {
    outDir: mode === 'mock' ? 'dist-mock' : 'dist',
    // the server's policy allows neither inline scripts nor data addresses
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // what every page has already is asked for with none of its parts
      resolveDependencies: (file, parts, { hostId, hostType }) =>
        hostType === 'html'
          ? parts
          : parts.filter(
              (part) =>
                !IN_EVERY_PAGE.test(part) &&
                (FRAME.test(file) || !WITH_FRAME.test(part)) &&
                // the parts of a page are named with the page itself: the script of every page names their styles alone
                (!IN_EVERY_PAGE.test(hostId) || part.endsWith('.css')),
            ),
    },
    target: 'es2024',
    rolldownOptions: {
      output: {
        // the first page names every other one: of a name that nobody asks for, the hash is enough
        chunkFileNames: ({ name }) => (NAMED.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'),
        codeSplitting: {
          // what the first page needs comes in two pieces: the smaller one runs before the other is here
          groups: [
            { name: 'first', test: FIRST },
            { name: 'start', test: /\/web\/src\/head(-start)?\.ts$/ },
            ...LANGUAGES.map((language) => ({
              name: `start-${language}`,
              test: new RegExp(`/locales/${language}/(start|auth|common|issues)\\.ts$`),
            })),
            { name: 'base', test: EVERY_PAGE },
            { name: 'frame', test: /\/routes\/app\/route\.tsx\?tsr-split=component|\/page\/visits\.ts$/ },
            { name: 'signed-in', test: SIGNED_IN_PAGES, minShareCount: 2 },
            { name: 'data', test: RECORDS },
            { name: 'places', test: PLACES, minShareCount: 2 },
            { name: 'behaviour', test: BEHAVIOUR, minShareCount: 2 },
            { name: 'parts', test: PARTS, minShareCount: 2 },
            { name: 'filled-in', test: FILLED_IN, minShareCount: 2 },
            { name: 'overlays', test: OVERLAYS, minShareCount: 2 },
            { name: 'tables', test: TABLES, minShareCount: 2 },
            { name: 'list', test: LISTS, minShareCount: 2 },
          ],
        },
      },
    },
  },
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  worker: { format: 'es' },
  server: { proxy: { '/api': server } },
}))
