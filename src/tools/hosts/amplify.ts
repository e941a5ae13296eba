import { appleAssociationPath } from '#domain/routes/appAssociation.ts'
import { assetsFolder, cacheControl, type Headers, type HostedSite } from '#tools/hosts/hostedSite.ts'

const headerRule = (pattern: string, headers: Headers): string =>
  [
    `  - pattern: '${pattern}'`,
    '    headers:',
    ...Object.entries(headers).map(([key, value]) => `      - key: ${key}\n        value: ${JSON.stringify(value)}`),
  ].join('\n')

const customHeaders = ({ commonHeaders }: HostedSite): string =>
  [
    'customHeaders:',
    headerRule('**', commonHeaders),
    headerRule(`${assetsFolder}/*`, { 'Cache-Control': cacheControl.assets }),
    headerRule(appleAssociationPath, { 'Content-Type': 'application/json' }),
    '',
  ].join('\n')

const rewrites = ({ documents, notFound }: HostedSite): string => {
  const rules = documents
    .filter(({ path }) => path !== '/')
    .flatMap(({ path, serves, file }) =>
      [path, serves === 'below' ? `${path}/<*>` : `${path}/`].map((source) => ({
        source,
        target: file,
        status: '200',
      })),
    )
  return `${JSON.stringify([...rules, { source: '/<*>', target: notFound.file, status: '404' }], null, 2)}\n`
}

/** For Amplify Hosting: its custom headers and its rewrites. */
export const amplifyFiles = (site: HostedSite): Record<string, string> => ({
  'customHttp.yml': customHeaders(site),
  'rewrites.json': rewrites(site),
})
