import '#tools/productionMode.ts'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { build, type Manifest, resolveConfig } from 'vite'
import type { Config } from '#domain/app/config.ts'
import { associationFiles } from '#domain/routes/appAssociation.ts'
import { securityFile } from '#domain/routes/securityFile.ts'
import { amplifyFiles } from '#tools/hosts/amplify.ts'
import { caddyFiles } from '#tools/hosts/caddy.ts'
import { cloudFrontFiles } from '#tools/hosts/cloudFront.ts'
import { cloudflareFiles, netlifyFiles } from '#tools/hosts/folderHosts.ts'
import { nginxFiles } from '#tools/hosts/nginx.ts'
import { type HostedSite, hostedSiteOf } from '#tools/hosts/hostedSite.ts'
import { licenceList, writeLicences } from '#tools/licences.ts'
import { moduleList } from '#tools/bench/moduleList.ts'
import { pageModules } from '#tools/pageModules.ts'
import { documents, fillDocument } from '#tools/prerender/documents.ts'
import { inlineAllAssets } from '#tools/prerender/inlineAssets.ts'
import { addModules, type BuildResult } from '#tools/prerender/manifest.ts'
import type { RenderPublicPage } from '#tools/prerender/renderPublicPage.tsx'
import { renderPublicPageModule } from '#tools/prerender/publicScripts.ts'
import { buildPublicScripts, writePublicDocuments } from '#tools/prerender/publicSite.ts'
import type { RenderFrame, RenderPage } from '#tools/prerender/render.tsx'
import { replaceFolder } from '#tools/replaceFolder.ts'
import { buildServiceWorker, writeRelease } from '#tools/worker/serviceWorker.ts'
import { rolldownChecks } from '#tools/rolldownChecks.ts'

const mode = process.argv.includes('--stack') ? 'stack' : 'production'
/** tsx loads the settings of the build. Vite would bundle them three times, with all that they import. */
const configLoader = 'native'
const config = await resolveConfig({ mode, configLoader }, 'build', mode)
const settings = JSON.parse(String(config.define?.['__SETTINGS__'])) as Config
const siteFolder = config.build.outDir
/** A temporary folder. It replaces the site after the build is complete. */
const site = join(dirname(siteFolder), `.${mode}-${process.pid}`)
const rendererFolder = `${site}-renderer`
/** What hosts need. It is not part of the site. */
const hostsFolder = join(dirname(siteFolder), mode === 'stack' ? 'stack-hosts' : 'hosts')
const newHosts = `${site}-hosts`

const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as Manifest

const writeDocuments = async (result: BuildResult): Promise<void> => {
  const manifest = addModules(await readManifest(), result, config.root)
  const template = await readFile(join(site, 'index.html'), 'utf8')
  const { renderPage, renderFrame } = (await import(pathToFileURL(join(rendererFolder, 'render.js')).href)) as {
    renderPage: RenderPage
    renderFrame: RenderFrame
  }
  const brand = { product: settings.VITE_PRODUCT_NAME, adminDomain: settings.VITE_ADMIN_DOMAIN }
  for (const document of documents) {
    const page = document.prerendered ? renderPage(document.prerendered, brand) : ''
    const frame = document.frameRoute ? renderFrame(document.frameRoute, brand) : ''
    await mkdir(dirname(join(site, document.file)), { recursive: true })
    await writeFile(join(site, document.file), fillDocument(template, document, manifest, brand.product, page || frame))
  }
}

const writePublicPages = async (): Promise<void> => {
  const icon = `/${(await readManifest())['ui/favicon.svg']?.file}`
  const publicManifest = await buildPublicScripts(config, site)
  const { renderPublicPage } = (await import(pathToFileURL(join(rendererFolder, 'renderPublicPage.js')).href)) as {
    renderPublicPage: RenderPublicPage
  }
  await writePublicDocuments(site, settings, publicManifest, renderPublicPage, icon)
}

const hosts = {
  amplify: amplifyFiles,
  caddy: caddyFiles,
  cloudflare: cloudflareFiles,
  cloudfront: cloudFrontFiles,
  netlify: netlifyFiles,
  nginx: nginxFiles,
} as const satisfies Record<string, (site: HostedSite) => Record<string, string>>

/** Writes what each known host needs into a folder of its own. */
const writeHostFiles = async (hosted: HostedSite): Promise<void> => {
  for (const [host, filesOf] of Object.entries(hosts)) {
    await mkdir(join(newHosts, host), { recursive: true })
    for (const [name, text] of Object.entries(filesOf(hosted))) await writeFile(join(newHosts, host, name), text)
  }
}

const writeWellKnown = async (): Promise<void> => {
  for (const [path, text] of Object.entries({ ...associationFiles(settings), ...securityFile(settings, Date.now()) })) {
    await mkdir(join(site, dirname(path)), { recursive: true })
    await writeFile(join(site, path), text)
  }
}

const brotli = promisify(brotliCompress)

/** Adds a `.br` file to every text file, for servers that can send compressed files. */
const compressTexts = async (): Promise<void> => {
  for (const file of await readdir(site, { recursive: true })) {
    if (!/\.(html|js|css|svg|json|txt|xml)$/.test(file) || file.startsWith('.')) continue
    const text = await readFile(join(site, file))
    await writeFile(join(site, `${file}.br`), await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  }
}

try {
  const result = await build({
    mode,
    configLoader,
    logLevel: 'warn',
    build: { outDir: site, license: licenceList('console') },
    plugins: [pageModules(documents), ...(mode === 'stack' ? [moduleList(`${siteFolder}-modules.json`)] : [])],
  })
  await build({
    mode,
    configLoader,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: rendererFolder,
      manifest: false,
      rolldownOptions: {
        checks: rolldownChecks,
        input: ['src/tools/prerender/render.tsx', `src/${renderPublicPageModule}`],
      },
    },
  })
  await writeDocuments(result)
  await writePublicPages()
  const hashes = await inlineAllAssets(site, settings)
  await writeHostFiles(hostedSiteOf(basename(siteFolder), settings, hashes))
  await writeWellKnown()
  await writeRelease(site)
  await buildServiceWorker(config, site, settings.VITE_SERVICE_WORKER)
  await writeLicences(site, [await readFile('src/ui/fonts/OFL.txt', 'utf8')])
  await compressTexts()
  await rm(join(site, '.vite'), { recursive: true })
  await replaceFolder(hostsFolder, newHosts)
  await replaceFolder(siteFolder, site)
} finally {
  await Promise.all([site, newHosts, rendererFolder].map((folder) => rm(folder, { recursive: true, force: true })))
}
console.log(`For hosts: ${hostsFolder}`)
console.log(`Built ${siteFolder}`)
