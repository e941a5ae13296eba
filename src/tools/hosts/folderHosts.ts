import { appleAssociationPath } from '#domain/routes/appAssociation.ts'
import { assetsFolder, cacheControl, type HostedDocument, type HostedSite } from '#tools/hosts/hostedSite.ts'

/** The longest line of `_headers` that Cloudflare Pages reads. */
const maxHeaderLine = 2_000

/** @throws Error if a line is too long for Cloudflare Pages */
const headersFile = ({ commonHeaders }: HostedSite): string => {
  const lines = Object.entries(commonHeaders).map(([name, value]) => `  ${name}: ${value}`)
  const tooLong = lines.find((line) => line.length > maxHeaderLine)
  if (tooLong !== undefined)
    throw new Error(`A line of _headers has ${tooLong.length} characters; Cloudflare reads ${maxHeaderLine}.`)
  return [
    '/*',
    ...lines,
    `${assetsFolder}/*`,
    `  Cache-Control: ${cacheControl.assets}`,
    appleAssociationPath,
    '  Content-Type: application/json',
    '',
  ].join('\n')
}

const line = (from: string, to: string): string => `${from} ${to} 200`

/** Netlify compares paths without the slash at the end. */
const netlifyRule = ({ path, serves, file }: HostedDocument): string[] =>
  serves === 'below' ? [line(path, file), line(`${path}/*`, file)] : [line(path, file)]

/** Cloudflare redirects from names with `.html` and from folders without a slash, so the rules name neither. */
const cloudflareRule = ({ path, serves, file }: HostedDocument): string[] => {
  const target = file.replace(/(index)?\.html$/, '')
  return serves === 'below'
    ? [line(path, target), line(`${path}/*`, target)]
    : [line(path, target), line(`${path}/`, target)]
}

const withoutRoot = ({ documents }: HostedSite): HostedDocument[] => documents.filter(({ path }) => path !== '/')

const redirectsFile = (site: HostedSite, rule: (document: HostedDocument) => string[]): string =>
  [...withoutRoot(site).flatMap(rule), ''].join('\n')

/** For Netlify. It serves `404.html` for unknown paths without a rule. */
export const netlifyFiles = (site: HostedSite): Record<string, string> => ({
  _headers: headersFile(site),
  _redirects: redirectsFile(site, netlifyRule),
})

/** For Cloudflare Pages. It serves `404.html` for unknown paths without a rule. */
export const cloudflareFiles = (site: HostedSite): Record<string, string> => ({
  _headers: headersFile(site),
  _redirects: redirectsFile(site, cloudflareRule),
})
