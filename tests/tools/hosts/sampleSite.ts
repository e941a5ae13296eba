import { parseConfig } from '#domain/app/config.ts'
import { localSettings } from '#local/localSettings.ts'
import { hostedSiteOf } from '#tools/hosts/hostedSite.ts'
import { fileAt, servedDocuments } from '#tools/prerender/servedDocuments.ts'

export const sampleSettings = parseConfig({
  ...localSettings,
  VITE_SITE_ORIGIN: 'https://console.example.com',
  VITE_IDENTITY_ENDPOINT: 'https://cognito-idp.eu-west-1.amazonaws.com/',
  VITE_GRAPHQL_ENDPOINT: 'https://abcdefghij.appsync-api.eu-west-1.amazonaws.com/graphql',
  VITE_IMAGE_HOST: 'https://images.example.com',
})

/** Every document has one script and one style. Their hashes name the document. */
const sampleHashes = Object.fromEntries(
  servedDocuments.map(({ path, serves }) => {
    const file = fileAt(path, serves)
    return [file, { scripts: ['sha256-first'], styles: [`sha256-${file}`] }]
  }),
)

export const sampleSite = hostedSiteOf('site', sampleSettings, sampleHashes)

/** Every path of a document with its file, and some paths below the shells. */
export const servedPaths: readonly (readonly [path: string, file: string])[] = [
  ...servedDocuments.flatMap(({ path, serves }) =>
    serves === 'unknown' ? [] : [[path, `/${fileAt(path, serves)}`] as const],
  ),
  ['/sign-in/', '/sign-in/index.html'],
  ['/amb/sign-in/', '/amb/sign-in/index.html'],
  ['/admin/', '/admin/shell.html'],
  ['/admin/no/such/page', '/admin/shell.html'],
  ['/admin/users/1', '/admin/users/shell.html'],
  ['/admin/usersx', '/admin/shell.html'],
  ['/amb/dashboard', '/amb/shell.html'],
  ['/referral/ADA-2026', '/referral/shell.html'],
]
