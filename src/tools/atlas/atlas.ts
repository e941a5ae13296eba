import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { securityHeaders } from '#domain/routes/contentPolicy.ts'
import { atlasFolder, buildAtlas } from '#tools/atlas/build.ts'

const help = `Builds the atlas of the charts and serves it.
  --build         only builds it`

const read = () => {
  try {
    return parseArgs({
      options: {
        build: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    console.error(`${(error as Error).message}\n${help}`)
    process.exit(2)
  }
}

/** The atlas sends requests only to its own origin. */
const headers = securityHeaders({
  VITE_SITE_ORIGIN: 'http://localhost',
  VITE_IDENTITY_ENDPOINT: '/',
  VITE_GRAPHQL_ENDPOINT: '/',
  VITE_IMAGE_HOST: '/',
})

const serve = async (): Promise<void> => {
  const port = Number(process.env['PORT'] ?? 5174)
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: atlasFolder },
    preview: { host: '127.0.0.1', port, strictPort: true, headers },
  })
  console.log(`Atlas: ${server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`}`)
}

const run = async (): Promise<void> => {
  const { build, help: wantsHelp } = read()
  if (wantsHelp) return console.log(help)
  await buildAtlas()
  if (!build) await serve()
}

await run()
