import { describeAnswer } from '#tools/doctor/ask.ts'
import { addressOf } from '#tools/doctor/cors.ts'
import type { Deployment } from '#tools/doctor/examine.ts'
import { type Result, resultOf } from '#tools/doctor/result.ts'

/** Asks the image host for an image that does not exist. S3 answers 403 for it unless listing is allowed. */
export const checkImages = async ({ ask, settings, site }: Deployment): Promise<Result> => {
  const host = addressOf(settings.VITE_IMAGE_HOST, site).replace(/\/$/, '')
  const answer = await ask(`${host}/doctor-no-such-image.jpg`)
  const problem = `an image that does not exist got ${describeAnswer(answer)} instead of 404`
  const problems = [[403, 404].includes(answer.status) ? undefined : problem]
  return resultOf('Image host', 'Image host', problems, 'answers, with 404 for an unknown image')
}
