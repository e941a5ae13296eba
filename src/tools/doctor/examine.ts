import type { Config } from '#domain/app/config.ts'
import type { Ask } from '#tools/doctor/ask.ts'
import { askGraphql, checkGraphql } from '#tools/doctor/graphql.ts'
import { collectDocuments } from '#tools/doctor/graphqlDocuments.ts'
import { askIdentity, checkIdentity } from '#tools/doctor/identity.ts'
import { askImages, checkImages } from '#tools/doctor/images.ts'
import type { Result } from '#tools/doctor/result.ts'
import { checkSettings } from '#tools/doctor/settings.ts'
import { checkSite } from '#tools/doctor/site.ts'
import { askSite, assetsIn } from '#tools/doctor/siteAnswers.ts'

export interface Examination {
  readonly results: readonly Result[]
  /** The paths of the assets that the pages name. */
  readonly assets: readonly string[]
}

/**
 * Checks a deployment. It only asks: it signs nobody in, sends no code, and runs no GraphQL operation.
 * @param site the origin of the deployed site
 * @param earlierAssets the paths of assets that the site named before
 */
export const examine = async (
  ask: Ask,
  settings: Config,
  site: string,
  earlierAssets: readonly string[] = [],
): Promise<Examination> => {
  const siteAnswers = await askSite(ask, settings, site, earlierAssets)
  const results = [
    ...checkSettings(settings, site),
    ...checkSite(siteAnswers),
    ...checkIdentity(await askIdentity(ask, settings, site)),
    ...checkGraphql(await askGraphql(ask, settings, site, await collectDocuments())),
    checkImages(await askImages(ask, settings, site)),
  ]
  return { results, assets: assetsIn(siteAnswers.pages) }
}
