import { buildSchema, graphqlSync } from 'graphql'
import { createHash } from 'node:crypto'
import { type Config, parseConfig } from '#domain/app/config.ts'
import { publicPagesOf } from '#domain/routes/publicPages.ts'
import { securityHeaders } from '#domain/routes/contentPolicy.ts'
import { contract } from '#local/graphql/contract.ts'
import { localSettings } from '#local/localSettings.ts'
import type { Answer, Ask } from '#tools/doctor/ask.ts'
import { pathPattern } from '#tools/hosts/hostedSite.ts'
import { documents } from '#tools/prerender/documents.ts'
import { fileAt } from '#tools/prerender/servedDocuments.ts'
import { sampleSite } from '#tests/tools/hosts/sampleSite.ts'

export const site = 'https://console.example.com'

/** The environment of a build for {@link createDeployment}. */
export const environment: Record<string, string> = {
  ...localSettings,
  VITE_SITE_ORIGIN: site,
  VITE_IDENTITY_POOL_ID: 'eu-west-1_AbCdEf123',
  VITE_IDENTITY_ENDPOINT: 'https://cognito-idp.eu-west-1.amazonaws.com/',
  VITE_GRAPHQL_ENDPOINT: 'https://abcdefghij.appsync-api.eu-west-1.amazonaws.com/graphql',
  VITE_GRAPHQL_API_KEY: 'da2-exampleexampleexample',
  VITE_IMAGE_HOST: 'https://images.example.com',
  VITE_REFERRAL_HOST: 'https://www.example.com',
}

export const settings: Config = parseConfig(environment)

type Reply = Partial<Omit<Answer, 'url'>>
export type Responder = (path: string, request: RequestInit) => Reply

const json = (status: number, value: unknown, headers = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*', ...headers },
  text: JSON.stringify(value),
})

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

const descriptionAt = (path: string, file: string): string =>
  [...Object.values(publicPagesOf('Rewoven')), ...documents].find((page) =>
    'file' in page ? page.file === file : page.path === path,
  )?.description ?? ''

const page = (status: number, path: string, file: string): Reply => {
  const [script, style] = [`start('${file}')`, `/*${file}*/`]
  const text =
    `<head><meta name="description" content="${descriptionAt(path, file)}"/>` +
    `<script type="module" src="/assets/start-1.js"></script><script>${script}</script><style>${style}</style></head>`
  const inline = { scripts: [hash(script)], styles: [hash(style)] }
  const headers = { ...securityHeaders(settings, inline), ...fileHeaders('text/html; charset=utf-8') }
  return { status, headers: lowerCase(headers), text }
}

const lowerCase = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const fileHeaders = (type: string, cache = 'no-cache'): Record<string, string> => ({
  'content-type': type,
  'cache-control': cache,
  'content-encoding': 'br',
  etag: '"1"',
})

const file = (type: string, cache?: string): Reply => ({
  status: 200,
  headers: lowerCase({ ...securityHeaders(settings), ...fileHeaders(type, cache) }),
  text: '',
})

/** A host that serves the site as `docs/deploy.md` says. */
export const goodSite: Responder = (path) => {
  if (path === '/assets/start-1.js') return file('text/javascript', 'public, max-age=31536000, immutable')
  if (path === '/service-worker.js') return file('text/javascript')
  const found = sampleSite.documents.find((document) => new RegExp(pathPattern(document)).test(path))
  return found && !path.startsWith('/assets/')
    ? page(200, found.path, fileAt(found.path, found.serves))
    : page(404, '/404', '404.html')
}

/** A user pool that tells an unknown email. */
export const goodPool: Responder = (path, { method }) => {
  if (method === 'OPTIONS') return { status: 200, headers: { ...allowAll, 'access-control-allow-headers': '*' } }
  if (path === `/${settings.VITE_IDENTITY_POOL_ID}/.well-known/jwks.json`)
    return json(200, { keys: [{ kid: '1', kty: 'RSA', alg: 'RS256', use: 'sig', n: 'n', e: 'AQAB' }] })
  return path === '/' ? refusal('UserNotFoundException', 'User does not exist.') : { status: 404, headers: allowAll }
}

export const allowAll = { 'access-control-allow-origin': '*' }

export const refusal = (type: string, message: string): Reply => json(400, { __type: type, message })

/** An API with a schema. @param schema the contract by default */
export const apiWith = (schema: string = contract): Responder => {
  const built = buildSchema(schema)
  return (_, { method, body, headers }) => {
    if (method === 'OPTIONS')
      return { status: 200, headers: { ...allowAll, 'access-control-allow-headers': 'content-type, x-api-key' } }
    if ((headers as Record<string, string>)['x-api-key'] !== settings.VITE_GRAPHQL_API_KEY)
      return json(401, { errors: [{ message: 'You are not authorized to make this call.' }] })
    return json(200, graphqlSync({ schema: built, source: (JSON.parse(String(body)) as { query: string }).query }))
  }
}

const goodHosts: Readonly<Record<string, Responder>> = {
  'console.example.com': goodSite,
  'console.example.com:80': (path) => ({ status: 301, headers: { location: `${site}${path}` } }),
  'www.example.com': goodSite,
  'cognito-idp.eu-west-1.amazonaws.com': goodPool,
  'abcdefghij.appsync-api.eu-west-1.amazonaws.com': apiWith(),
  'images.example.com': () => ({ status: 404 }),
}

export const hosts = {
  site: 'console.example.com',
  referral: 'www.example.com',
  pool: 'cognito-idp.eu-west-1.amazonaws.com',
  api: 'abcdefghij.appsync-api.eu-west-1.amazonaws.com',
  images: 'images.example.com',
} as const

export interface Deployment {
  readonly ask: Ask
  /** Every request with its body. */
  readonly requests: { readonly url: string; readonly method: string; readonly body: string }[]
}

/** A deployment in memory that has no mistake. @param broken hosts that answer otherwise */
export const createDeployment = (broken: Readonly<Record<string, Responder>> = {}): Deployment => {
  const requests: Deployment['requests'] = []
  return {
    requests,
    ask: async (url, request = {}) => {
      requests.push({ url, method: request.method ?? 'GET', body: String(request.body ?? '') })
      const { protocol, host, pathname } = new URL(url)
      const name = protocol === 'http:' && host === hosts.site ? `${host}:80` : host
      const reply = { ...goodHosts, ...broken }[name]?.(pathname, request)
      return { url, status: 0, headers: {}, text: reply ? '' : 'getaddrinfo ENOTFOUND', ...reply }
    },
  }
}

/** The same answers with other headers. A header that is undefined is left out. */
export const withHeaders =
  (responder: Responder, change: (path: string, reply: Reply) => Record<string, string | undefined>): Responder =>
  (path, request) => {
    const reply = responder(path, request)
    const entries = Object.entries({ ...reply.headers, ...change(path, reply) })
    return {
      ...reply,
      headers: Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined)),
    }
  }
