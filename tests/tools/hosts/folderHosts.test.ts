import { describe, expect, test } from 'vitest'
import { amplifyFiles } from '#tools/hosts/amplify.ts'
import { cloudflareFiles, netlifyFiles } from '#tools/hosts/folderHosts.ts'
import { hostedSiteOf } from '#tools/hosts/hostedSite.ts'
import { sampleSettings, sampleSite, servedPaths } from '#tests/tools/hosts/sampleSite.ts'

type Rule = readonly [from: string, to: string, status: string]

const rulesIn = (text = ''): Rule[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as never as Rule)

/** The target of the first rule that fits, as these hosts choose it. */
const targetOf = (rules: readonly Rule[], path: string): string | undefined => {
  const fits = (from: string) => (from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from)
  return rules.find(([from, , status]) => status === '200' && fits(from))?.[1]
}

const withoutRoot = servedPaths.filter(([path]) => path !== '/')

describe('Netlify', () => {
  const files = netlifyFiles(sampleSite)

  // Netlify compares paths without the slash at the end.
  test.each(withoutRoot)('serves %s with %s', (path, file) => {
    expect(targetOf(rulesIn(files['_redirects']), path.replace(/\/$/, ''))).toBe(file)
  })

  test('leaves files and unknown paths', () => {
    const targets = ['/', '/assets/start.js', '/no/such/page'].map((path) =>
      targetOf(rulesIn(files['_redirects']), path),
    )
    expect(targets).toEqual([undefined, undefined, undefined])
  })
})

describe('Cloudflare Pages', () => {
  const files = cloudflareFiles(sampleSite)

  // It finds `shell.html` by the name `shell`, and `index.html` by its folder.
  test.each(withoutRoot)('serves %s with %s', (path, file) => {
    expect(targetOf(rulesIn(files['_redirects']), path)).toBe(file.replace(/(index)?\.html$/, ''))
  })

  test('reads all rules', () => {
    const rules = rulesIn(files['_redirects'])
    expect(rules.filter(([from]) => from.includes('*')).length).toBeLessThanOrEqual(100)
    expect(rules.filter((rule) => rule.length !== 3)).toEqual([])
  })

  test('a policy that is too long for it stops the build', () => {
    const styles = Array.from({ length: 40 }, (_, index) => `sha256-${'a'.repeat(43)}${index}=`)
    const hashes = Object.fromEntries(
      [...sampleSite.documents, sampleSite.notFound].map(({ file }) => [file.slice(1), { scripts: [], styles }]),
    )
    expect(() => cloudflareFiles(hostedSiteOf('site', sampleSettings, hashes))).toThrow(
      /^A line of _headers has \d+ characters; Cloudflare reads 2000\.$/,
    )
  })
})

describe('hosts that cannot choose headers by document', () => {
  const policy = sampleSite.commonHeaders['Content-Security-Policy'] ?? ''

  test('send one policy with the hashes of all documents', () => {
    const styles = [...sampleSite.documents, sampleSite.notFound].map(({ file }) => `'sha256-${file.slice(1)}'`)
    expect(policy).toContain(`script-src 'self' 'sha256-first'; style-src 'self' ${styles.toSorted().join(' ')};`)
  })

  test.each([
    ['Netlify', netlifyFiles(sampleSite)['_headers']],
    ['Cloudflare Pages', cloudflareFiles(sampleSite)['_headers']],
  ])('%s sets each header once for a path', (_, text = '') => {
    expect(text).toBe(
      [
        '/*',
        ...Object.entries(sampleSite.commonHeaders).map(([name, value]) => `  ${name}: ${value}`),
        '/assets/*',
        '  Cache-Control: public, max-age=31536000, immutable',
        '/.well-known/apple-app-site-association',
        '  Content-Type: application/json',
        '',
      ].join('\n'),
    )
  })

  test('Amplify Hosting sets each header once for a path', () => {
    expect(amplifyFiles(sampleSite)['customHttp.yml']).toBe(
      [
        'customHeaders:',
        "  - pattern: '**'",
        '    headers:',
        ...Object.entries(sampleSite.commonHeaders).flatMap(([key, value]) => [
          `      - key: ${key}`,
          `        value: "${value}"`,
        ]),
        "  - pattern: '/assets/*'",
        '    headers:',
        '      - key: Cache-Control',
        '        value: "public, max-age=31536000, immutable"',
        "  - pattern: '/.well-known/apple-app-site-association'",
        '    headers:',
        '      - key: Content-Type',
        '        value: "application/json"',
        '',
      ].join('\n'),
    )
  })
})

describe('Amplify Hosting', () => {
  const rules = (
    JSON.parse(amplifyFiles(sampleSite)['rewrites.json'] ?? '') as Record<'source' | 'target' | 'status', string>[]
  ).map(({ source, target, status }): Rule => [source.replace('<*>', '*'), target, status])

  test.each(withoutRoot)('serves %s with %s', (path, file) => {
    expect(targetOf(rules, path)).toBe(file)
  })

  test('answers unknown paths last, with 404', () => {
    expect(rules.at(-1)).toEqual(['/*', '/404.html', '404'])
  })
})
