import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, test } from 'vitest'
import { cloudFrontFiles } from '#tools/hosts/cloudFront.ts'
import { sampleSite, servedPaths } from '#tests/tools/hosts/sampleSite.ts'

const files = cloudFrontFiles(sampleSite)

/** Runs a function without any global of Node, as CloudFront does. */
const run = (file: string, event: object): unknown => {
  const context: { event: object; result?: string } = { event: JSON.parse(JSON.stringify(event)) }
  runInNewContext(`${files[file]}; result = JSON.stringify(handler(event))`, context)
  return JSON.parse(context.result ?? '')
}

const rewrite = (uri: string): string => (run('viewer-request.js', { request: { uri } }) as { uri: string }).uri

describe('the function on viewer request', () => {
  test.each(servedPaths)('serves %s with %s', (path, file) => {
    expect(rewrite(path)).toBe(file)
  })

  test.each(['/assets/start.js', '/no/such/page', '/robots.txt', '/sign-in/index.html'])('leaves %s', (path) => {
    expect(rewrite(path)).toBe(path)
  })
})

describe('the function on viewer response', () => {
  test('sends the policy that the document has in its metadata', () => {
    const headers = { etag: { value: '"1"' }, 'x-amz-meta-content-security-policy': { value: "default-src 'none'" } }
    expect(run('viewer-response.js', { response: { statusCode: 200, headers } })).toEqual({
      statusCode: 200,
      headers: { etag: { value: '"1"' }, 'content-security-policy': { value: "default-src 'none'" } },
    })
  })

  test('leaves a file without metadata', () => {
    const response = { statusCode: 200, headers: { etag: { value: '"1"' } } }
    expect(run('viewer-response.js', { response })).toEqual(response)
  })
})

test('both functions are smaller than CloudFront allows', () => {
  const sizes = [files['viewer-request.js'], files['viewer-response.js']].map((text) => Buffer.byteLength(text ?? ''))
  expect(sizes.filter((size) => size === 0 || size > 10_240)).toEqual([])
})

test('the response headers policy has the headers of the document for unknown paths, and replaces no other policy', () => {
  expect(JSON.parse(files['response-headers-policy.json'] ?? '')).toEqual({
    Name: 'console',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: false,
        ContentSecurityPolicy: sampleSite.notFound.headers['Content-Security-Policy'],
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: 'no-referrer' },
      StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: false },
    },
    CustomHeadersConfig: {
      Quantity: 3,
      Items: [
        { Header: 'Cross-Origin-Opener-Policy', Value: 'same-origin', Override: true },
        { Header: 'Cross-Origin-Resource-Policy', Value: 'same-origin', Override: true },
        {
          Header: 'Permissions-Policy',
          Value:
            'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), ' +
            'publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
          Override: true,
        },
      ],
    },
  })
})

describe('the upload', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rewoven-upload-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** The arguments of every call of the AWS command line. */
  const upload = (): string[][] => {
    const [script, aws] = [join(folder, 'hosts/cloudfront/upload.sh'), join(folder, 'aws')]
    mkdirSync(join(folder, 'hosts/cloudfront'), { recursive: true })
    writeFileSync(script, files['upload.sh'] ?? '')
    writeFileSync(
      aws,
      `#!/bin/sh\nfor word in "$@"; do printf '%s\\n' "$word"; done >> "${folder}/calls"; echo >> "${folder}/calls"\n`,
    )
    chmodSync(aws, 0o755)
    const { status } = spawnSync('sh', [script, 'bucket'], {
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` },
    })
    expect(status).toBe(0)
    const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n\n')
    return calls.map((call) => call.split('\n'))
  }

  test('sends the assets first and the documents last, each with its policy, and deletes nothing', () => {
    const [assets = [], others = [], association = [], ...documents] = upload()
    const site = `${folder}/hosts/cloudfront/../../site`
    expect(assets).toEqual([
      's3',
      'sync',
      `${site}/assets`,
      's3://bucket/assets',
      '--exclude',
      '*.br',
      '--cache-control',
      'public, max-age=31536000, immutable',
    ])
    expect(others.slice(0, 4)).toEqual(['s3', 'sync', site, 's3://bucket'])
    expect(others.filter((_, index) => others[index - 1] === '--exclude')).toEqual([
      'assets/*',
      '*.br',
      '*.html',
      '.headers.json',
    ])
    expect(association.slice(2)).toEqual([
      `${site}/.well-known/apple-app-site-association`,
      's3://bucket/.well-known/apple-app-site-association',
      '--cache-control',
      'no-cache',
      '--content-type',
      'application/json',
    ])
    expect(documents).toEqual(
      [...sampleSite.documents, sampleSite.notFound].map(({ file, headers }) => [
        's3',
        'cp',
        `${site}${file}`,
        `s3://bucket${file}`,
        '--cache-control',
        'no-cache',
        '--content-type',
        'text/html; charset=utf-8',
        '--metadata',
        JSON.stringify({ 'content-security-policy': headers['Content-Security-Policy'] }),
      ]),
    )
  })
})
