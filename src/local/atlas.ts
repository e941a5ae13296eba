import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { allowMethods, textResponse, type HttpResponse, type Handler } from '#local/http/http.ts'
import { createSite } from '#local/site.ts'

/** The statechart atlas beside the console. */
export interface AtlasOptions {
  /** The built atlas, which may not be there yet. */
  readonly folder: string
  /** Builds it, and settles when it is there; without it the answer says how it is built. */
  readonly build?: (() => Promise<void>) | undefined
  /** Whether what is there is of other charts than those of today; asked once. */
  readonly isStale?: (() => boolean) | undefined
}

const root = '/atlas'

/** Whether an address is the atlas's. */
export const isAtlasPath = (path: string): boolean => path === root || path.startsWith(`${root}/`)

/** Serves the atlas below `/atlas/`. The first look makes it where it is missing or stale, and waits for it with a page that renews itself. */
export const createAtlas = (
  { folder, build, isStale = () => false }: AtlasOptions,
  headers: Readonly<Record<string, string>>,
): Handler => {
  const site = createSite(folder, headers)
  let making: Promise<void> | undefined
  let isMade = false
  let problem: string | undefined
  const begin = (run: () => Promise<void>): void => {
    making ??= run()
      .then(() => void (isMade = true))
      .catch((error: unknown) => void (problem = error instanceof Error ? error.message : String(error)))
  }
  return (request) => {
    allowMethods(request, 'GET', 'HEAD')
    if (request.path === root)
      return { status: 308, headers: { Location: `${root}/`, 'Cache-Control': 'no-store' }, body: '' }
    isMade ||= existsSync(join(folder, 'index.html')) && making === undefined && !isStale()
    if (isMade) return site({ ...request, path: request.path.slice(root.length) })
    if (!build) return textResponse(404, 'text/plain', 'There is no atlas in dist/atlas. "npm run atlas" builds it.')
    begin(build)
    return problem === undefined ? waiting : textResponse(500, 'text/plain', `The atlas could not be built: ${problem}`)
  }
}

const waiting: HttpResponse = textResponse(
  200,
  'text/html',
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="2">
<title>The atlas is being drawn</title>
</head>
<body>
<main>
<h1>The atlas is being drawn</h1>
<p>That takes some seconds after a chart has changed. The page renews itself.</p>
</main>
</body>
</html>
`,
)

/** When the newest file below a folder was written, in milliseconds since 1970; 0 for none. */
export const newestFileTime = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (newest, file) => (file.isFile() ? Math.max(newest, statSync(join(file.parentPath, file.name)).mtimeMs) : newest),
    0,
  )
