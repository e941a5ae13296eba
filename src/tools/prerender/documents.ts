import type { Manifest } from 'vite'
import { escapeMarkup } from '#domain/markup.ts'
import { codeOf, type FrameRoute, type PrerenderedPage, routeEntries } from '#app/router/routeTable.tsx'
import { preloadsOf } from '#tools/prerender/manifest.ts'
import { fileAt } from '#tools/prerender/servedDocuments.ts'

/** One HTML file of the console. `publicSite.ts` has those of the public pages. */
export interface Document {
  readonly file: string
  readonly title: string
  readonly description: string
  readonly prerendered?: PrerenderedPage
  /** The page whose frame is prerendered. The console replaces it with the page. */
  readonly frameRoute?: FrameRoute
  /** The code of the page besides the console: paths of modules. They and their static imports are preloaded. */
  readonly modules: readonly string[]
}

/** The path of a module in the project. Where no bundler has passed it to `lazy`, the text of the import contains it. */
const modulePath = ({ path, importModule }: ReturnType<typeof codeOf>[number]): string =>
  path || (/import\(["']#([^"']+)["']\)/.exec(String(importModule))?.[1] ?? '')

/** The name of a module in the manifest, whose root is `src`. */
export const manifestName = (path: string): string => (path.startsWith('machines/') ? `../${path}` : path)

const toDocument = ({ name, path, title, entry }: (typeof routeEntries)[number]): Document | [] => {
  const { description, document } = entry
  if (!document) return []
  return {
    file: fileAt(path, document.serves),
    title,
    description,
    modules: [...new Set(codeOf(name).map(modulePath))],
    ...(document.prerenders === 'page' && { prerendered: name as PrerenderedPage }),
    ...(document.prerenders === 'frame' && { frameRoute: name as FrameRoute }),
  }
}

/** The documents of the console, from the table of its routes. */
export const documents: readonly Document[] = routeEntries.flatMap(toDocument)

const styleLink = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}" />`
const moduleLink = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}" />`

/**
 * For a page that can be read before its scripts run: the scripts do not compete with the styles. A `preload` link
 * would not do, because V8 compiles modules on another thread only if the link says that they are modules.
 */
const lowPriorityLink = (file: string): string =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" />`

/**
 * Names the module that imports all code of a page (src/tools/pageModules.ts). A first visit does not load it, and the
 * service worker stores it.
 */
const pageModulesTag = (manifest: Manifest, { prerendered }: Document): string[] => {
  const chunk = manifest[`../virtual:page-modules/${prerendered}`]
  return chunk ? [`<meta name="page-modules" content="/${chunk.file}" />`] : []
}

/** The files that the built `index.html` does not load. */
const missingIn = (template: string, files: readonly string[]): string[] =>
  files.filter((file) => !template.includes(`"/${file}"`))

/** How the built `index.html` loads the start script. */
const startTag = '<script type="module"'

/**
 * Puts the styles before the start script. On a page that can be read before its scripts run, the script has a low
 * priority.
 * @throws Error if the template has no such script tag: the page would have no styles
 */
const withStyles = (template: string, styles: readonly string[], isReadable: boolean): string => {
  if (!template.includes(startTag))
    throw new Error(`The built index.html has no ${startTag}. Change startTag in src/tools/prerender/documents.ts.`)
  return template.replace(
    startTag,
    [...missingIn(template, styles).map(styleLink), isReadable ? `${startTag} fetchpriority="low"` : startTag].join(
      '\n    ',
    ),
  )
}

const scriptLinks = (scripts: readonly string[], template: string, { prerendered }: Document): string[] =>
  missingIn(template, scripts).map(prerendered ? lowPriorityLink : moduleLink)

const addLinks = (template: string, document: Document, manifest: Manifest): string => {
  const { scripts, styles } = preloadsOf(manifest, ['main.ts', ...document.modules.map(manifestName)])
  return withStyles(template, styles, document.prerendered !== undefined).replace(
    '\n  </head>',
    (end) =>
      ['', ...scriptLinks(scripts, template, document), ...pageModulesTag(manifest, document)].join('\n    ') + end,
  )
}

/** The page shows this after some seconds without its scripts. */
const slowNotice =
  '<p class="raised slow-notice">This page is taking a while. Check your connection, then reload it.</p>'

/**
 * Fills the built `index.html` for one document: title, description, preloads and prerendered page.
 * @param markup of the page or of its frame, or an empty text
 */
export const fillDocument = (
  template: string,
  document: Document,
  manifest: Manifest,
  product: string,
  markup: string,
): string =>
  addLinks(template, document, manifest)
    .replace(
      /<title>[^]*?<\/title>/,
      () =>
        `<title>${escapeMarkup(`${document.title} · ${product}`)}</title>\n` +
        `    <meta name="description" content="${escapeMarkup(document.description)}" />`,
    )
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-prerendered="${document.prerendered ?? ''}">` +
        `${document.prerendered ? markup : slowNotice + markup}</div>`,
    )
