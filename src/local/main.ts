import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import { constants, setPriority } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decodeText } from '#domain/people/import/decodeText.ts'
import { parseConfig, ConfigError, type Config } from '#domain/app/config.ts'
import { UsageError, readArguments, type CliArguments } from '#local/cliArguments.ts'
import { type AtlasOptions, newestFileTime } from '#local/atlas.ts'
import { ambassadorEmail } from '#local/data/seedUsers.ts'
import { withLocalSettings, readEnvironment } from '#local/localSettings.ts'
import { StackError, startStack, type Stack } from '#local/stack.ts'
import { withCodeLength } from '#triggers/limits.mjs'

const projectFolder = fileURLToPath(new URL('../..', import.meta.url))
const siteFolder = join(projectFolder, 'dist', 'stack')
const usualDataFolder = join(projectFolder, '.local')

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const run = async (): Promise<void> => {
  const environment = readEnvironment(projectFolder)
  const cliArguments = readArguments(process.argv.slice(2), environment)
  const settings = parseConfig(withLocalSettings(environment))
  const { stack, closeSite } = await startWithSite(cliArguments, settings)
  announce(stack, settings)
  // The first request of the atlas starts its build. The console opens before.
  setTimeout(() => void fetch(`${stack.origin}/atlas/`).catch(() => undefined), 5_000).unref()
  const stop = () => void Promise.all([stack.close(), closeSite()]).then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

const readOwnFile = (path: string) => {
  try {
    return { name: basename(path), text: decodeText(readFileSync(path)) }
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new UsageError(
      isMissing ? `There is no file ${path}.` : `${path} cannot be read: ${(error as Error).message}`,
    )
  }
}

const readOwnFiles = ([users, items]: readonly string[]) =>
  users === undefined ? undefined : { users: readOwnFile(users), items: items ? readOwnFile(items) : undefined }

const startWithSite = async (cliArguments: CliArguments, settings: Config) => {
  const { port, dev, fresh, users, items } = cliArguments
  const dataFolder = cliArguments.data === undefined ? usualDataFolder : resolve(cliArguments.data)
  const own = readOwnFiles(cliArguments.from)
  const limits = withCodeLength(process.env['CODE_LENGTH'])
  const common = { port, dataFolder, settings, fresh, users, items, own, print, atlas, reviews, limits }
  if (dev) {
    const site = createDevSite()
    return { stack: await startStack({ ...common, createMiddleware: site.createMiddleware }), closeSite: site.close }
  }
  if (!existsSync(siteFolder)) throw new StackError('dist/stack has no site. Run "npm start" to build it.')
  return { stack: await startStack({ ...common, siteFolder }), closeSite: async () => {} }
}

const atlasFolder = join(projectFolder, 'dist', 'atlas')

/** Builds the atlas in a separate process. The console has the processor first. */
const buildAtlas = (): Promise<void> =>
  new Promise((done, reject) => {
    const build = spawn(
      process.execPath,
      ['--import', 'tsx', join(projectFolder, 'src/tools/atlas/atlas.ts'), '--build'],
      { cwd: projectFolder, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    if (build.pid !== undefined) setPriority(build.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    build.once('error', reject)
    build.once('exit', (code) => (code === 0 ? done() : reject(new Error('Run "npm run atlas" to see the error.'))))
  })

const atlas = {
  folder: atlasFolder,
  build: buildAtlas,
  isStale: () => {
    if (!existsSync(join(atlasFolder, 'index.html'))) return true
    const sources = ['machines', 'src/charts', 'src/domain', 'src/tools', 'src/ui', 'dist/screens']
    const folders = sources.map((folder) => join(projectFolder, folder)).filter((folder) => existsSync(folder))
    return Math.max(...folders.map(newestFileTime)) > statSync(join(atlasFolder, 'index.html')).mtimeMs
  },
} satisfies AtlasOptions

const git = (...args: string[]): string =>
  spawnSync('git', args, { cwd: projectFolder, encoding: 'utf8' }).stdout?.trim() ?? ''

/** The comments on charts are part of the repository. */
const reviews = {
  folder: join(projectFolder, 'docs', 'reviews'),
  release: git('describe', '--tags', '--always') || 'unknown',
  author: git('config', 'user.name'),
}

/** The site with hot reload. Vite loads only in this mode. */
const createDevSite = () => {
  let close = async () => {}
  const createMiddleware = async (server: Server) => {
    const { createServer } = await import('vite')
    const configFile = join(projectFolder, 'vite.config.ts')
    const vite = await createServer({
      configFile,
      // tsx loads it. Vite would bundle all that it imports.
      configLoader: 'native',
      mode: 'stack',
      appType: 'spa',
      server: { middlewareMode: true, hmr: { server } },
    })
    close = () => vite.close()
    return vite.middlewares
  }
  return { createMiddleware, close: () => close() }
}

const announce = ({ origin }: Stack, settings: Config): void => {
  print(`${settings.VITE_PRODUCT_NAME} console: ${origin}`)
  print(`Admin: admin@${settings.VITE_ADMIN_DOMAIN} at ${origin}/sign-in`)
  print(`Ambassador: ${ambassadorEmail} at ${origin}/amb/sign-in`)
  print(`Charts: ${origin}/atlas${atlas.isStale() ? ' (they are being drawn, which takes up to a minute)' : ''}`)
  print(`One-time codes: ${origin}/local/outbox and this terminal`)
}

run().catch((error: unknown) => {
  const isKnown = error instanceof UsageError || error instanceof ConfigError || error instanceof StackError
  process.stderr.write(
    isKnown
      ? `${error.message}\n`
      : `The local stack could not start: ${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exit(error instanceof StackError || !isKnown ? 1 : 2)
})
