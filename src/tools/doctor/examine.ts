import { type Deployment, describeAnswer } from '#tools/doctor/ask.ts'
import { addressOf } from '#tools/doctor/cors.ts'
import { checkGraphql } from '#tools/doctor/graphql.ts'
import { checkIdentity } from '#tools/doctor/identity.ts'
import { type Result, resultOf } from '#tools/doctor/result.ts'
import { checkSettings } from '#tools/doctor/settings.ts'
import { checkSite } from '#tools/doctor/site.ts'

/** Checks a deployment. It only asks: it signs nobody in, sends no code, and runs no GraphQL operation. */
export const examine = async (deployment: Deployment): Promise<Result[]> => [
  ...checkSettings(deployment.settings, deployment.site),
  ...(await checkSite(deployment)),
  ...(await checkIdentity(deployment)),
  ...(await checkGraphql(deployment)),
  await checkImages(deployment),
]

/** Asks the image host for an image that does not exist. S3 answers 403 for it unless listing is allowed. */
const checkImages = async ({ ask, settings, site }: Deployment): Promise<Result> => {
  const host = addressOf(settings.VITE_IMAGE_HOST, site).replace(/\/$/, '')
  const answer = await ask(`${host}/doctor-no-such-image.jpg`)
  const problem = `an image that does not exist got ${describeAnswer(answer)} instead of 404`
  const problems = [[403, 404].includes(answer.status) ? undefined : problem]
  return resultOf('Image host', 'Image host', problems, 'answers, with 404 for an unknown image')
}
