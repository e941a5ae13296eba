import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { allowMethods, textResponse, type HttpResponse, type Handler } from '#local/http/http.ts'
import { createSite } from '#local/site.ts'

/** The statechart atlas that the stack serves. */
export interface AtlasOptions {
  /** The folder of the built atlas. It may be missing. */
  readonly folder: string
  /** Builds the atlas. Without it, the stack responds with the command that builds it. */
  readonly build?: (() => Promise<void>) | undefined
  /** Whether the built atlas is older than the charts. Called until the atlas is served for the first time. */
  readonly isStale?: (() => boolean) | undefined
  readonly onBuilt?: () => void
}

const root = '/atlas'

/** Whether a path belongs to the atlas. */
export const isAtlasPath = (path: string): boolean => path === root || path.startsWith(`${root}/`)

/**
 * Serves the atlas at `/atlas/`. If it is missing or stale, the first request starts a build, and a page reloads until
 * the build is done.
 */
export const createAtlas = (
  { folder, build, isStale = () => false, onBuilt }: AtlasOptions,
  headers: Readonly<Record<string, string>>,
  waitingPage: HttpResponse,
): Handler => {
  const site = createSite(folder, headers)
  let building: Promise<void> | undefined
  let isBuilt = false
  let buildError: string | undefined
  const startBuild = async (run: () => Promise<void>): Promise<void> => {
    try {
      await run()
      isBuilt = true
      onBuilt?.()
    } catch (error) {
      buildError = error instanceof Error ? error.message : String(error)
    }
  }
  return (request) => {
    allowMethods(request, 'GET', 'HEAD')
    if (request.path === root)
      return { status: 308, headers: { Location: `${root}/`, 'Cache-Control': 'no-store' }, body: '' }
    isBuilt ||= existsSync(join(folder, 'index.html')) && building === undefined && !isStale()
    if (isBuilt) return site({ ...request, path: request.path.slice(root.length) })
    if (!build) return textResponse(404, 'text/plain', 'dist/atlas has no atlas. Run "npm run atlas" to build it.')
    building ??= startBuild(build)
    return buildError === undefined
      ? waitingPage
      : textResponse(500, 'text/plain', `The atlas could not be built: ${buildError}`)
  }
}

/** The modification time of the newest file in a folder, in milliseconds since 1970; 0 without files. */
export const newestFileTime = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (newest, file) => (file.isFile() ? Math.max(newest, statSync(join(file.parentPath, file.name)).mtimeMs) : newest),
    0,
  )
