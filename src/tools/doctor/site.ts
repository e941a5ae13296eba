import { assetsFolder } from '#tools/hosts/hostedSite.ts'
import { assetsOf, workerPath } from '#domain/app/release.ts'
import { referralPath } from '#domain/people/referral.ts'
import { androidAssociationPath, appleAssociationPath, associationFiles } from '#domain/routes/appAssociation.ts'
import { toAppLinks } from '#domain/routes/appLinks.ts'
import { publicPagesOf } from '#domain/routes/publicPages.ts'
import { securityFile, securityPath } from '#domain/routes/securityFile.ts'
import { type Answer, describeAnswer, inTurn } from '#tools/doctor/ask.ts'
import { addressOf } from '#tools/doctor/cors.ts'
import type { Deployment } from '#tools/doctor/ask.ts'
import { expectedPages, isHtml, type PageAnswer, pageProblem } from '#tools/doctor/sitePages.ts'
import { checkHeaders } from '#tools/doctor/siteHeaders.ts'
import { notChecked, type Result, resultOf } from '#tools/doctor/result.ts'

const checkUnknown = (unknownPage: Answer, unknownAsset: Answer): Result =>
  resultOf(
    'Unknown addresses',
    'Rewrite rules',
    [
      unknownPage.status === 404 && isHtml(unknownPage)
        ? undefined
        : `an unknown address got ${describeAnswer(unknownPage)} instead of the page for 404`,
      unknownAsset.status === 404
        ? undefined
        : `a missing file of ${assetsFolder} got ${describeAnswer(unknownAsset)} instead of 404`,
    ],
    'get 404',
  )

/** Whether the browser asks the server each time. */
const isRevalidated = (cache = ''): boolean => /\bno-cache\b|\bno-store\b|\bmax-age=0\b/.test(cache)

const validatorProblem = ({ path, answer: { status, headers } }: PageAnswer): string | undefined => {
  const cache = headers['cache-control']
  if (status !== 200) return undefined
  if (!isRevalidated(cache)) return `${path} has the Cache-Control ${cache ?? 'of no header'} instead of no-cache`
  return headers['etag'] === undefined && headers['last-modified'] === undefined
    ? `${path} has no ETag, so that it is sent each time`
    : undefined
}

const assetCacheProblem = (answer: Answer): string | undefined => {
  const cache = answer.headers['cache-control'] ?? ''
  const age = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0)
  if (answer.status !== 200) return `a file of ${assetsFolder} got ${describeAnswer(answer)}`
  return age >= 31_536_000 && cache.includes('immutable')
    ? undefined
    : `files of ${assetsFolder} have the Cache-Control ${cache || 'of no header'} instead of immutable for a year`
}

const checkCompression = (answers: readonly Answer[]): Result => {
  const [what, fix] = ['Compression', 'Compress with brotli'] as const
  const found = answers.filter(({ status }) => status === 200)
  if (found.length === 0) return notChecked(what, fix, 'the site does not answer')
  const plain = found.filter(({ headers }) => headers['content-encoding'] !== 'br')
  const problems = plain.map(({ url }) => `${new URL(url).pathname} is not compressed with brotli`)
  return resultOf(what, fix, problems, 'brotli')
}

const workerProblems = (worker: Answer): (string | undefined)[] => {
  const { 'content-type': type = '', 'cache-control': cache = '' } = worker.headers
  if (worker.status !== 200) return [`the file got ${describeAnswer(worker)}`]
  return [
    type.includes('javascript') ? undefined : `the file has the type ${type}`,
    isRevalidated(cache) ? undefined : `the file has the Cache-Control ${cache || 'of no header'} instead of no-cache`,
  ]
}

/** Asks a site with https by http. A host without an answer is right too. */
const checkRedirect = async ({ ask, site }: Deployment): Promise<Result | []> => {
  if (!site.startsWith('https:')) return []
  const answer = await ask(`${site.replace(/^https:/, 'http:')}/sign-in`)
  const isRedirected = [301, 308].includes(answer.status) && answer.headers['location']?.startsWith('https:')
  const problem = `${answer.url} got ${describeAnswer(answer)} instead of a redirect to https`
  const problems = isRedirected || answer.status === 0 ? [] : [problem]
  return resultOf('Plain http', 'Redirect http to https', problems, 'is not answered with a page')
}

const checkReferral = async ({ ask, settings, site }: Deployment): Promise<Result> => {
  const path = `${addressOf(settings.VITE_REFERRAL_HOST, site).replace(/\/$/, '')}${referralPath}/doctor`
  const { description } = publicPagesOf(settings.VITE_PRODUCT_NAME).referral
  const problem = pageProblem({ path, description, answer: await ask(path, { redirect: 'follow' }) })
  return resultOf('Referral links', 'Referral links', [problem], `${new URL(path).host} has their page`)
}

const associationProblem = async ({ ask, settings, site }: Deployment, path: string): Promise<string | undefined> => {
  const answer = await ask(addressOf(settings.VITE_REFERRAL_HOST, site).replace(/\/$/, '') + path)
  const type = answer.headers['content-type'] ?? ''
  if (answer.status !== 200) return `${path} got ${describeAnswer(answer)}`
  if (!type.startsWith('application/json')) return `${path} has the type ${type || 'of no header'}`
  return answer.text === associationFiles(settings)[path] ? undefined : `${path} is not the file of this build`
}

/** What phones read to let the app open referral links, if a setting names the app. */
const checkAssociations = async (deployment: Deployment): Promise<Result | []> => {
  const devices = toAppLinks(deployment.settings).openedByApp
  if (devices.length === 0) return []
  const problems = [appleAssociationPath, androidAssociationPath].map((path) => associationProblem(deployment, path))
  return resultOf(
    'App links',
    'Referral links',
    await Promise.all(problems),
    `open the app on ${devices.join(' and ')}`,
  )
}

const securityProblem = (answer: Answer, contactLine: string): string | undefined => {
  if (answer.status !== 200) return `${securityPath} got ${describeAnswer(answer)}`
  if (!answer.text.startsWith(contactLine)) return `${securityPath} names another contact`
  const expires = /^Expires: (.*)$/m.exec(answer.text)?.[1] ?? ''
  return Date.parse(expires) > Date.now() ? undefined : `${securityPath} has expired: each build renews it`
}

/** The file that says where to report a vulnerability, if a setting names a contact. */
const checkSecurityFile = async ({ ask, settings, site }: Deployment): Promise<Result | []> => {
  const [contactLine] = securityFile(settings, Date.now())[securityPath]?.split('\n') ?? []
  if (contactLine === undefined) return []
  const problem = securityProblem(await ask(site + securityPath), contactLine)
  return resultOf('Security contact', 'VITE_SECURITY_CONTACT', [problem], `is in ${securityPath}`)
}

/** Asks for every page of the site, one asset, the service worker and what does not exist. */
export const checkSite = async (deployment: Deployment): Promise<Result[]> => {
  const { ask, settings, site } = deployment
  const get = (path: string) => ask(site + path, { headers: { 'Accept-Encoding': 'br' } })
  const pages = await inTurn(expectedPages(settings.VITE_PRODUCT_NAME), async (page) => ({
    ...page,
    answer: await get(page.path),
  }))
  const documents = pages.map(({ answer }) => answer)
  const script = documents.flatMap(({ text }) => assetsOf(text)).find((path) => path.endsWith('.js'))
  const asset = await get(script ?? `${assetsFolder}/`)
  const unknownPage = await get('/doctor/no/such/page')
  const worker = await get(workerPath)
  const caching = [assetCacheProblem(asset), ...pages.map(validatorProblem)]
  return [
    resultOf('Pages', 'Rewrite rules', pages.map(pageProblem), `all ${pages.length} addresses get their page`),
    checkUnknown(unknownPage, await get(`${assetsFolder}/doctor-00000000.js`)),
    checkHeaders(settings, [...documents, unknownPage, worker]),
    resultOf('Caching', 'Caching and compression', caching, 'documents are checked each time, assets never'),
    checkCompression([asset, ...documents]),
    resultOf('Service worker', 'Service worker', workerProblems(worker), 'is checked each time'),
    await checkRedirect(deployment),
    await checkReferral(deployment),
    await checkAssociations(deployment),
    await checkSecurityFile(deployment),
  ].flat()
}
