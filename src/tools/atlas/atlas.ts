import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { securityHeaders } from '#domain/routes/contentPolicy.ts'
import { atlasFolder, buildAtlas } from '#tools/atlas/build.ts'

/** `npm run atlas` builds the atlas and serves it; with `--build` it only builds it. */
const { build } = parseArgs({ options: { build: { type: 'boolean' } } }).values

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

await buildAtlas()
if (!build) await serve()
