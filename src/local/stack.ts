import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { securityHeaders } from '#domain/routes/contentPolicy.ts'
import type { Config } from '#domain/app/config.ts'
import { type AtlasOptions, createAtlas, isAtlasPath } from '#local/atlas.ts'
import { atlasWaitingPage } from '#local/atlasWaiting.ts'
import type { FaultStore } from '#local/faults/faults.ts'
import type { Database } from '#local/data/database.ts'
import { dataFolderProblem } from '#local/data/folderProblem.ts'
import { lockFileOf, lockFolder } from '#local/data/lock.ts'
import { type DataPlan, OwnDataError, prepareDatabase } from '#local/data/prepare.ts'
import { allowMethods, textResponse, type Handler } from '#local/http/http.ts'
import { createListener, type Middleware } from '#local/http/listener.ts'
import { type PreTokenGeneration, defaultIdentityLimits, type IdentityLimits } from '#local/identity/context.ts'
import type { CreateKey } from '#local/identity/signingKeys.ts'
import type { ReviewsOptions } from '#local/reviews.ts'
import { createRouter } from '#local/router.ts'
import { createSite } from '#local/site.ts'

export interface StackOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** The folder of the database. It is created if it is missing. */
  readonly dataFolder: string
  readonly settings: Config
  /** A built site to serve. */
  readonly siteFolder?: string | undefined
  /** The statechart atlas to serve at `/atlas/`. */
  readonly atlas?: AtlasOptions | undefined
  /** Where the comments on charts are. Without it, nobody can add one. */
  readonly reviews?: ReviewsOptions | undefined
  /** Creates the middleware that serves the site during development, on the given server. */
  readonly createMiddleware?: ((server: Server) => Promise<Middleware>) | undefined
  readonly seed?: number | undefined
  /** The number of sample users and items. If it differs from the stored data, the data is replaced. */
  readonly users?: number | undefined
  readonly items?: number | undefined
  /** Files with rows of a person, instead of sample data. */
  readonly own?: DataPlan['own']
  /** Deletes the stored data first. */
  readonly fresh?: boolean | undefined
  readonly print?: ((line: string) => void) | undefined
  /** The clock for codes, tokens and new rows, in milliseconds since 1970. */
  readonly now?: (() => number) | undefined
  readonly limits?: Partial<IdentityLimits> | undefined
  /** false: an account needs ConfirmSignUp before its first sign-in, as in a pool without the trigger. */
  readonly confirmsSignUps?: boolean | undefined
  /** Creates the keys of the tokens of a new database. */
  readonly createKey?: CreateKey | undefined
  /** Changes the claims of ID tokens, like the trigger of this name. */
  readonly preTokenGeneration?: PreTokenGeneration | undefined
  /** Waits with the response of a fault that takes time. */
  readonly pause?: FaultStore['pause'] | undefined
}

export interface Stack {
  /** `http://localhost:<port>`. */
  readonly origin: string
  readonly port: number
  readonly close: () => Promise<void>
}

/** Thrown if the stack cannot start. The message is shown to the user. */
export class StackError extends Error {
  override readonly name = 'StackError'
}

/**
 * Starts the local stack on 127.0.0.1: identity, GraphQL, outbox, images, faults and the site, on one origin.
 * @throws StackError if the port or the data folder is in use or not usable
 */
export const startStack = async (options: StackOptions): Promise<Stack> => {
  const server = createServer()
  const port = await listen(server, options.port)
  let unlock = () => {}
  try {
    const release = lockDataFolder(options.dataFolder, port)
    unlock = release
    const database = openDatabase(options)
    const listener = createStackListener(options, server, port, database)
    server.on('request', (request, response) => {
      listener.then((listen) => listen(request, response)).catch(() => request.destroy())
    })
    server.on('error', (error) => options.print?.(`Server error: ${error.message}`))
    await listener
    return { origin: `http://localhost:${port}`, port, close: () => closeStack(server, database).finally(release) }
  } catch (error) {
    unlock()
    server.close()
    server.closeAllConnections()
    throw error
  }
}

const createStackListener = async (options: StackOptions, server: Server, port: number, database: Database) => {
  const { settings, confirmsSignUps, createKey, preTokenGeneration, reviews, pause } = options
  const { now = Date.now, print = () => {} } = options
  const limits = { ...defaultIdentityLimits, ...options.limits }
  const headers = securityHeaders(settings)
  const route = await createRouter({
    database,
    settings,
    limits,
    confirmsSignUps,
    createKey,
    preTokenGeneration,
    reviews,
    now,
    print,
    pause,
  })
  const onBuilt = () => print(`The atlas is ready: http://localhost:${port}/atlas/`)
  const atlas = options.atlas && createAtlas({ ...options.atlas, onBuilt }, headers, atlasWaitingPage(settings))
  const middleware = await options.createMiddleware?.(server)
  return createListener({
    port,
    route: (path) => (atlas && isAtlasPath(path) ? atlas : route(path)),
    site: siteOf(options.siteFolder, headers),
    middleware,
    headers,
    print,
  })
}

const siteOf = (folder: string | undefined, headers: Readonly<Record<string, string>>): Handler =>
  folder === undefined ? noSite : createSite(folder, headers)

const noSite: Handler = (request) => {
  allowMethods(request, 'GET', 'HEAD')
  return textResponse(404, 'text/plain', 'This stack does not serve a site.')
}

const attemptLock = (folder: string, port: number): (() => void) | number => {
  try {
    return lockFolder(folder, port)
  } catch (error) {
    throw new StackError(dataFolderProblem(folder, error as Error))
  }
}

const lockDataFolder = (folder: string, port: number): (() => void) => {
  const release = attemptLock(folder, port)
  if (typeof release === 'number')
    throw new StackError(
      `The data folder ${folder} is in use by process ${release}. If that is a local stack, stop it. If it is another ` +
        `program, the last stack was killed: delete ${lockFileOf(folder)} and start again.`,
    )
  return release
}

const openDatabase = ({
  dataFolder,
  settings,
  seed = 1,
  fresh = false,
  users,
  items,
  own,
  now = Date.now,
  print = () => {},
}: StackOptions): Database => {
  try {
    const plan = { folder: dataFolder, fresh, users, items, own }
    return prepareDatabase(plan, { seed, adminDomain: settings.VITE_ADMIN_DOMAIN, now: now() }, print)
  } catch (error) {
    if (error instanceof OwnDataError) throw new StackError(error.message)
    throw new StackError(dataFolderProblem(dataFolder, error as Error))
  }
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StackError(listenProblem(port, error))))
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

const listenProblem = (port: number, error: NodeJS.ErrnoException): string => {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another port.`
  return `Port ${port} cannot be used: ${error.message}.`
}

const closeStack = async (server: Server, database: Database): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  await closed
  database.close()
}
