import { LANGUAGES, type Language } from '@plenum/i18n/language'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, createServerModuleRunner } from 'vite'
import * as v from 'valibot'

/**
 * The pages that say the same to everybody who is not signed in, and when the application comes to each: where there is
 * nothing to fill in, what can be done needs none of it.
 */
const PAGES: Record<string, 'atOnce' | 'atLeisure'> = { '/': 'atLeisure', '/auth/login': 'atOnce' }
/** Where the server looks for them: beside what the build knows of itself, and served under no address of their own. */
const FOLDER = '.vite/drawn'

const Drawing = v.object({
  drawPage: v.custom<(address: string) => Promise<string>>((value) => typeof value === 'function'),
})
const FirstFiles = v.record(v.string(), v.record(v.picklist(LANGUAGES), v.array(v.string())))

/** As much of a browser as modules ask for when they are read, where nobody has chosen anything but a language. */
const asBrowser = (language: Language) => {
  const none = { getItem: () => null }
  return {
    document: { cookie: `lang=${language}`, documentElement: { dataset: {} } },
    location: new URL('http://localhost/'),
    localStorage: none,
    sessionStorage: none,
    BroadcastChannel: class extends EventTarget {},
  }
}

/**
 * What would do something by itself before the application is there to take it: a form sends its secrets in the address,
 * and what is chosen in a list is lost. Of what is typed nothing is.
 */
const atRest = (drawn: string) =>
  drawn.replaceAll(/(<\/?)form\b/g, '$1div').replaceAll('<footer', '<footer inert')

/** A page with its drawing in it, and its title in the head; throws where the policy would refuse a part of that. */
function filled(page: string, drawn: string, language: Language) {
  const [refused] = /<script|\sstyle=|\son\w+=/.exec(drawn) ?? []
  if (refused !== undefined) throw new Error(`A page that is drawn beforehand has ${refused} in it`)
  const [title = ''] = /<title>.*?<\/title>/.exec(drawn) ?? []
  return page
    .replace(/<title>.*?<\/title>/, () => title)
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace('<div id="root"></div>', () => `<div id="root">${atRest(drawn.replace(title, ''))}</div>`)
}

const MODULES = / *<(script|link)[^>]* (type="module"|rel="modulepreload")[^>]*>(<\/script>)?\n/g

/** A page whose application comes when nobody waits for anything. */
function atLeisure(page: string) {
  const [, application] = /<script type="module" crossorigin src="([^"]+)">/.exec(page) ?? []
  if (application === undefined) throw new Error('The page begins with nothing')
  const script = `<script src="/at-leisure.js" defer data-application="${application}"></script>`
  return page.replaceAll(MODULES, '').replace('</head>', `  ${script}\n  </head>`)
}

/** A page that names what it fetches first: no header has to. */
const naming = (page: string, files: readonly string[]) =>
  page.replace(
    '</head>',
    files
      .filter((file) => file.endsWith('.js'))
      .map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `)
      .join('') + '</head>',
  )

/** What reads the modules of the application for a drawing. */
const openModules = () =>
  createServer({
    // of what the application is built with, a drawing needs nothing but this
    configFile: false,
    define: { SERVER_IN_PAGE: 'false' },
    mode: 'production',
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })

/** Draws the pages of a build that anybody can open, so that they are seen before the application has been read. */
export async function drawPages(dist: URL): Promise<number> {
  const root = fileURLToPath(dist)
  const page = await readFile(join(root, 'index.html'), 'utf8')
  const firstFiles = v.parse(
    FirstFiles,
    JSON.parse(await readFile(join(root, '.vite/first-files.json'), 'utf8')),
  )
  const modules = await openModules()
  for (const language of LANGUAGES) {
    Object.assign(globalThis, asBrowser(language))
    // the modules read the language cookie when they are imported, so they are imported once for each language
    const runner = createServerModuleRunner(modules.environments.ssr, { hmr: false })
    const { drawPage } = v.parse(Drawing, await runner.import('/build/draw-page.tsx'))
    for (const [address, when] of Object.entries(PAGES)) {
      const drawn = filled(page, await drawPage(address), language)
      const target = join(root, FOLDER, language, address, 'index.html')
      await mkdir(dirname(target), { recursive: true })
      const files = firstFiles[address]?.[language] ?? []
      await writeFile(target, when === 'atOnce' ? naming(drawn, files) : atLeisure(drawn))
    }
    await runner.close()
  }
  await modules.close()
  return LANGUAGES.length * Object.keys(PAGES).length
}
