import { assetsFolder, cacheControl, type Headers, type HostedSite, pathPattern } from '#tools/hosts/hostedSite.ts'
import { appleAssociationPath } from '#domain/routes/appAssociation.ts'
import { documentHeadersFile } from '#domain/routes/contentPolicy.ts'

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '\t')

const headerBlock = (headers: Headers, cache: string): string =>
  [
    'header {',
    ...Object.entries({ ...headers, 'Cache-Control': cache }).map(([name, value]) => `\t${name} "${value}"`),
    '}',
  ].join('\n')

const fileServer = 'file_server {\n\tprecompressed br\n\tdisable_canonical_uris\n}'

const rules = ({ documents, notFound, otherHeaders }: HostedSite): string => {
  // `file_server` ends the route. The path of a later rule could fit the rewritten path.
  const documentRules = documents.map((document, index) => {
    const handle = [headerBlock(document.headers, cacheControl.others), `rewrite * ${document.file}`, fileServer]
    return `@document${index} path_regexp ${pathPattern(document)}\nhandle @document${index} {\n${indent(handle.join('\n'))}\n}`
  })
  const route = [
    headerBlock(otherHeaders, cacheControl.others),
    `header ${assetsFolder}/* Cache-Control "${cacheControl.assets}"`,
    `header ${appleAssociationPath} Content-Type application/json`,
    `error /${documentHeadersFile} 404`,
    ...documentRules,
    fileServer,
  ]
  const onError = [headerBlock(notFound.headers, cacheControl.others), `rewrite * ${notFound.file}`, fileServer]
  return [
    '# The rules of one release, written by the build. Import them in a site block, which has the root.',
    `route {\n${indent(route.join('\n'))}\n}`,
    `handle_errors {\n${indent(onError.join('\n'))}\n}`,
    '',
  ].join('\n')
}

const server = (root: string): string => `# Serves the build at http://localhost:8080:
#   cd dist/hosts/caddy && caddy run
{
	admin off
}

http://localhost:8080 {
	bind 127.0.0.1
	root * ${root}
	import console.caddy
}
`

/** For Caddy: the rules of a release, and a complete configuration that uses them. */
export const caddyFiles = (site: HostedSite): Record<string, string> => ({
  'console.caddy': rules(site),
  Caddyfile: server(site.root),
})
