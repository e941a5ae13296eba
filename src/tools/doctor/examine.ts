import type { Config } from '#domain/app/config.ts'
import type { Ask } from '#tools/doctor/ask.ts'
import { checkGraphql } from '#tools/doctor/graphql.ts'
import { checkIdentity } from '#tools/doctor/identity.ts'
import { checkImages } from '#tools/doctor/images.ts'
import type { Result } from '#tools/doctor/result.ts'
import { checkSettings } from '#tools/doctor/settings.ts'
import { checkSite } from '#tools/doctor/site.ts'

/** What is checked, and how to reach it. */
export interface Deployment {
  readonly ask: Ask
  readonly settings: Config
  /** The origin of the deployed site. */
  readonly site: string
}

interface Examination {
  readonly results: readonly Result[]
  /** The paths of the assets that the pages name. */
  readonly assets: readonly string[]
}

/**
 * Checks a deployment. It only asks: it signs nobody in, sends no code, and runs no GraphQL operation.
 * @param earlierAssets the paths of assets that the site named before
 */
export const examine = async (deployment: Deployment, earlierAssets: readonly string[] = []): Promise<Examination> => {
  const { results, assets } = await checkSite(deployment, earlierAssets)
  const services = [
    ...(await checkIdentity(deployment)),
    ...(await checkGraphql(deployment)),
    await checkImages(deployment),
  ]
  return { results: [...checkSettings(deployment.settings, deployment.site), ...results, ...services], assets }
}
