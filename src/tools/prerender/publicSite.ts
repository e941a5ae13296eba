import react from '@vitejs/plugin-react'
import { leanCharts } from '#tools/leanCharts.ts'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type InlineConfig, type Manifest, type ResolvedConfig } from 'vite'
import { areas, routeEntries } from '#app/router/routeTable.tsx'
import { type PublicPage, type PublicPageName, publicPages, publicPagesOf } from '#domain/routes/publicPages.ts'
import type { Config } from '#domain/app/config.ts'
import { licenceList } from '#tools/licences.ts'
import { preloadsOf } from '#tools/prerender/manifest.ts'
import { layoutModule, publicPageModules, publicScripts, storedCodeScript } from '#tools/prerender/publicScripts.ts'
import type { RenderPublicPage } from '#tools/prerender/renderPublicPage.tsx'
import { fileAt } from '#tools/prerender/servedDocuments.ts'
import { buildTarget } from '#tools/supportedBrowsers.ts'
import { rolldownChecks } from '#tools/rolldownChecks.ts'

const manifestFile = '.vite/public.json'
const scripts = [...Object.values(publicScripts), storedCodeScript]
const styled = [...new Set([layoutModule, ...Object.values(publicPageModules)])]

/** The public pages have a separate build, so that it cannot share chunks with the console. */
const browserBuild = ({ root, mode, css, define = {} }: ResolvedConfig, outDir: string): InlineConfig => ({
  configFile: false,
  root,
  mode,
  logLevel: 'warn',
  publicDir: false,
  define,
  // The pages are rendered with these names of classes.
  css: { modules: css.modules ?? {} },
  plugins: [leanCharts(), react()],
  build: {
    outDir,
    emptyOutDir: false,
    manifest: manifestFile,
    license: licenceList('public'),
    target: buildTarget,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: rolldownChecks,
      preserveEntrySignatures: 'exports-only',
      input: [...scripts, ...styled].map((file) => join(root, file)),
    },
  },
})

/** Builds the scripts and styles of the public pages. @returns the manifest */
export const buildPublicScripts = async (config: ResolvedConfig, site: string): Promise<Manifest> => {
  await build(browserBuild(config, site))
  const manifest = JSON.parse(await readFile(join(site, manifestFile), 'utf8')) as Manifest
  const used = new Set(reachableScripts(manifest, scripts))
  const unused = reachableScripts(manifest, styled).filter((file) => !used.has(file))
  await Promise.all(unused.map((file) => rm(join(site, file), { force: true })))
  return manifest
}

/** The scripts that modules import, statically or dynamically. */
const reachableScripts = (manifest: Manifest, modules: readonly string[]): string[] => {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  modules.forEach(visit)
  return [...seen].flatMap((name) => manifest[name]?.file ?? []).filter((file) => file.endsWith('.js'))
}

/** Writes every public page into the site. @param icon as a path of the site */
export const writePublicDocuments = async (
  site: string,
  settings: Config,
  manifest: Manifest,
  renderPublicPage: RenderPublicPage,
  icon: string,
): Promise<void> => {
  const paths = (files: readonly string[]) => files.map((file) => `/${file}`)
  for (const [name, { path: pagePath, serves }] of Object.entries(publicPages) as [PublicPageName, PublicPage][]) {
    const script = publicScripts[name]
    const file = fileAt(pagePath, serves)
    const loaded = script === undefined ? [] : [script]
    const needed = paths(preloadsOf(manifest, loaded).scripts)
    const html = renderPublicPage(name, settings, {
      styles: paths(preloadsOf(manifest, [layoutModule, publicPageModules[name], ...loaded]).styles),
      icon,
      script: needed.at(-1),
      preloads: needed.slice(0, -1),
      storedCodeScript: name === 'referral' ? undefined : `/${manifest[storedCodeScript]?.file}`,
    })
    await mkdir(dirname(join(site, file)), { recursive: true })
    await writeFile(join(site, file), html)
  }
  await writeFile(join(site, 'robots.txt'), robots(settings))
  await writeFile(join(site, 'sitemap.xml'), siteMap(settings))
}

/** The folders of the areas that only signed-in people see. */
const restrictedFolders = [
  ...new Set(
    routeEntries.flatMap(({ path, area }) => (areas[area].access === 'everyone' ? [] : `/${path.split('/')[1]}`)),
  ),
].toSorted()

const robots = ({ VITE_SITE_ORIGIN: origin }: Config): string =>
  [
    'User-agent: *',
    ...restrictedFolders.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n')

const siteMap = (settings: Config): string => {
  const listed = Object.values(publicPagesOf(settings.VITE_PRODUCT_NAME)).filter(({ isListed }) => isListed)
  const lines = listed.map(({ path }) => `  <url><loc>${new URL(path, settings.VITE_SITE_ORIGIN).href}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n')
}
