import { assetsFolder, cacheControl, type HostedDocument, type HostedSite } from '#tools/hosts/hostedSite.ts'
import { appleAssociationPath } from '#domain/routes/appAssociation.ts'
import { documentHeadersFile } from '#domain/routes/contentPolicy.ts'

const policyHeader = 'Content-Security-Policy'
const metadataName = policyHeader.toLowerCase()

const list = (paths: readonly string[]): string => `[\n${paths.map((path) => `  '${path}',\n`).join('')}]`

const pathsThatServe = ({ documents }: HostedSite, serves: HostedDocument['serves']): string[] =>
  documents.filter((document) => document.serves === serves && document.path !== '/').map(({ path }) => path)

/** Finds the file of a path. The first shell that fits is the nearest one. */
const viewerRequest = (site: HostedSite): string =>
  `// A CloudFront function on viewer request, written by the build. Runtime: cloudfront-js-2.0.
var pages = ${list(pathsThatServe(site, 'folder'))}
var shells = ${list(pathsThatServe(site, 'below'))}

function handler(event) {
  var request = event.request
  var path = request.uri.replace(/(.)[/]+$/, '$1')
  if (path === '/') request.uri = '/index.html'
  if (pages.indexOf(path) >= 0) {
    request.uri = path + '/index.html'
    return request
  }
  for (var i = 0; i < shells.length; i++) {
    if (path === shells[i] || path.indexOf(shells[i] + '/') === 0) {
      request.uri = shells[i] + '/shell.html'
      return request
    }
  }
  return request
}
`

/** The policy of a document is in the metadata of its file, so that S3 replaces both at once. */
const viewerResponse = `// A CloudFront function on viewer response, written by the build. Runtime: cloudfront-js-2.0.
function handler(event) {
  var headers = event.response.headers
  var policy = headers['x-amz-meta-${metadataName}']
  if (policy) {
    headers['${metadataName}'] = { value: policy.value }
    delete headers['x-amz-meta-${metadataName}']
  }
  return event.response
}
`

/** The headers that CloudFront has settings of its own for. */
const namedHeaders = [policyHeader, 'X-Content-Type-Options', 'Referrer-Policy', 'Strict-Transport-Security']

/**
 * The headers of every answer. CloudFront runs no function for an error, so the policy is that of the document for
 * unknown paths. Override is false for the policy, so that it never replaces that of the function.
 */
const responseHeadersPolicy = ({ notFound }: HostedSite): string => {
  const transport = notFound.headers['Strict-Transport-Security']
  const custom = Object.entries(notFound.headers).filter(([name]) => !namedHeaders.includes(name))
  const config = {
    Name: 'console',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: false, ContentSecurityPolicy: notFound.headers[policyHeader] },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: notFound.headers['Referrer-Policy'] },
      ...(transport !== undefined && {
        StrictTransportSecurity: {
          Override: true,
          AccessControlMaxAgeSec: Number(/\d+/.exec(transport)?.[0]),
          IncludeSubdomains: transport.includes('includeSubDomains'),
        },
      }),
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const uploadDocument = ({ file, headers }: HostedDocument): string =>
  `aws s3 cp "$site${file}" "s3://$1${file}" --cache-control ${cacheControl.others} ` +
  `--content-type 'text/html; charset=utf-8' --metadata ${quote(JSON.stringify({ [metadataName]: headers[policyHeader] }))}`

/** Uploads the files that documents name before the documents, and deletes nothing. */
const upload = ({ root, documents, notFound }: HostedSite): string =>
  `#!/bin/sh
# Uploads this release to an S3 bucket: sh dist/hosts/cloudfront/upload.sh BUCKET
set -eu
site="$(dirname "$0")/${root}"
aws s3 sync "$site${assetsFolder}" "s3://$1${assetsFolder}" --exclude '*.br' --cache-control '${cacheControl.assets}'
aws s3 sync "$site" "s3://$1" --exclude '${assetsFolder.slice(1)}/*' --exclude '*.br' --exclude '*.html' --exclude ${documentHeadersFile} --cache-control ${cacheControl.others}
aws s3 cp "$site${appleAssociationPath}" "s3://$1${appleAssociationPath}" --cache-control ${cacheControl.others} --content-type application/json
${[...documents, notFound].map(uploadDocument).join('\n')}
`

/** For CloudFront with a private S3 bucket: both functions, the response headers policy and the upload. */
export const cloudFrontFiles = (site: HostedSite): Record<string, string> => ({
  'viewer-request.js': viewerRequest(site),
  'viewer-response.js': viewerResponse,
  'response-headers-policy.json': responseHeadersPolicy(site),
  'upload.sh': upload(site),
})
