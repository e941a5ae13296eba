import type { Config } from '#domain/app/config.ts'
import { assetsOf, workerPath } from '#domain/app/release.ts'
import { referralPath } from '#domain/people/referral.ts'
import { publicPagesOf } from '#domain/routes/publicPages.ts'
import { type Answer, type Ask, inTurn } from '#tools/doctor/ask.ts'
import { addressOf } from '#tools/doctor/cors.ts'
import { documents } from '#tools/prerender/documents.ts'
import { fileAt, servedDocuments } from '#tools/prerender/rewriteRules.ts'

/** A path of the site with the description of the document that it must have. */
interface ExpectedPage {
  readonly path: string
  readonly description: string
}

export interface PageAnswer extends ExpectedPage {
  readonly answer: Answer
}

export interface SiteAnswers {
  readonly settings: Config
  readonly pages: readonly PageAnswer[]
  readonly unknownPage: Answer
  /** An asset that the pages name. */
  readonly asset: Answer
  readonly unknownAsset: Answer
  readonly worker: Answer
  /** The assets that the pages named at an earlier visit, and name no more. */
  readonly oldAssets: readonly Answer[]
  readonly referral: PageAnswer
  /** The answer to http at a site with https. */
  readonly plainHttp: Answer | null
}

const brotli = { headers: { 'Accept-Encoding': 'br' } }

/** Every document at its path, and each shell below its path. */
const expectedPages = (product: string): ExpectedPage[] => {
  const pages = [...Object.values(publicPagesOf(product)), ...documents]
  const descriptionOf = (path: string, file: string): string =>
    pages.find((page) => ('file' in page ? page.file === file : page.path === path))?.description ?? ''
  return servedDocuments.flatMap(({ path, serves }) => {
    if (serves === 'unknown') return []
    const description = descriptionOf(path, fileAt(path, serves))
    return (serves === 'below' ? [path, `${path}/doctor`] : [path]).map((one) => ({ path: one, description }))
  })
}

/** The paths of the assets that pages name. */
export const assetsIn = (pages: readonly PageAnswer[]): string[] => [
  ...new Set(pages.flatMap(({ answer }) => assetsOf(answer.text))),
]

/** @param earlierAssets the paths of assets that the site named before */
export const askSite = async (
  ask: Ask,
  settings: Config,
  site: string,
  earlierAssets: readonly string[],
): Promise<SiteAnswers> => {
  const get = (path: string) => ask(site + path, brotli)
  const pages = await inTurn(expectedPages(settings.VITE_PRODUCT_NAME), async (page) => ({
    ...page,
    answer: await get(page.path),
  }))
  const named = assetsIn(pages)
  const referralUrl = `${addressOf(settings.VITE_REFERRAL_HOST, site).replace(/\/$/, '')}${referralPath}/doctor`
  const referralAnswer = await ask(referralUrl, { redirect: 'follow' })
  const plainHttp = site.replace(/^https:/, 'http:')
  return {
    settings,
    pages,
    unknownPage: await get('/doctor/no/such/page'),
    asset: await get(named.find((path) => path.endsWith('.js')) ?? '/assets/'),
    unknownAsset: await get('/assets/doctor-00000000.js'),
    worker: await get(workerPath),
    oldAssets: await inTurn(
      earlierAssets.filter((path) => !named.includes(path)),
      get,
    ),
    referral: {
      path: referralUrl,
      description: publicPagesOf(settings.VITE_PRODUCT_NAME).referral.description,
      answer: referralAnswer,
    },
    plainHttp: plainHttp === site ? null : await ask(`${plainHttp}/sign-in`),
  }
}
