import { assetsFolder } from '#tools/hosts/hostedSite.ts'
import { type Answer, describeAnswer } from '#tools/doctor/ask.ts'
import { checkHeaders } from '#tools/doctor/siteHeaders.ts'
import type { PageAnswer, SiteAnswers } from '#tools/doctor/siteAnswers.ts'
import { type Result, resultOf } from '#tools/doctor/result.ts'

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const descriptionIn = (html: string): string =>
  (/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => characters[name] ?? '',
  )

const isHtml = ({ headers }: Answer): boolean => headers['content-type']?.startsWith('text/html') ?? false

const pageProblem = ({ path, description, answer }: PageAnswer): string | undefined => {
  if (answer.status !== 200) return `${path} got ${describeAnswer(answer)}`
  return isHtml(answer) && descriptionIn(answer.text) === description
    ? undefined
    : `${path} got the page of another path`
}

const checkPages = ({ pages }: SiteAnswers): Result =>
  resultOf('Pages', 'Rewrite rules', pages.map(pageProblem), `all ${pages.length} addresses get their page`)

const checkUnknown = ({ unknownPage, unknownAsset }: SiteAnswers): Result =>
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

const checkCaching = ({ pages, asset }: SiteAnswers): Result =>
  resultOf(
    'Caching',
    'Caching and compression',
    [assetCacheProblem(asset), ...pages.map(validatorProblem)],
    'documents are checked each time, assets never',
  )

const checkCompression = ({ pages, asset }: SiteAnswers): Result => {
  const answers = [asset, ...pages.map(({ answer }) => answer)].filter(({ status }) => status === 200)
  const [what, fix] = ['Compression', 'Compress with brotli'] as const
  if (answers.length === 0) return { what, state: 'open', detail: 'the site does not answer', fix }
  const plain = answers.filter(({ headers }) => headers['content-encoding'] !== 'br')
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

const checkWorker = ({ worker }: SiteAnswers): Result =>
  resultOf('Service worker', 'Service worker', workerProblems(worker), 'is checked each time')

const checkOldAssets = ({ oldAssets }: SiteAnswers): Result | [] => {
  const missing = oldAssets.filter(({ status }) => status !== 200)
  const problem = `${missing.length} of ${oldAssets.length} assets of earlier releases are gone`
  if (oldAssets.length === 0) return []
  return resultOf(
    'Old assets',
    'Keep the assets of earlier releases',
    [missing.length > 0 ? problem : undefined],
    `all ${oldAssets.length} are kept`,
  )
}

/** A host without an answer to http is right too. */
const checkRedirect = ({ plainHttp }: SiteAnswers): Result | [] => {
  if (!plainHttp) return []
  const isRedirected =
    [301, 308].includes(plainHttp.status) && plainHttp.headers['location']?.startsWith('https:') === true
  const problem = `${plainHttp.url} got ${describeAnswer(plainHttp)} instead of a redirect to https`
  const isRight = isRedirected || plainHttp.status === 0
  return resultOf(
    'Plain http',
    'Redirect http to https',
    [isRight ? undefined : problem],
    'is not answered with a page',
  )
}

const checkReferral = ({ referral }: SiteAnswers): Result =>
  resultOf('Referral links', 'Referral links', [pageProblem(referral)], `${new URL(referral.path).host} has their page`)

export const checkSite = (answers: SiteAnswers): Result[] => [
  checkPages(answers),
  checkUnknown(answers),
  ...checkHeaders(answers),
  checkCaching(answers),
  checkCompression(answers),
  checkWorker(answers),
  ...[checkOldAssets(answers), checkRedirect(answers)].flat(),
  checkReferral(answers),
]
