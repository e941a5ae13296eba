import type { Config } from '#domain/app/config.ts'
import { type Answer, type Ask, describeAnswer } from '#tools/doctor/ask.ts'
import { addressOf } from '#tools/doctor/cors.ts'
import { type Result, resultOf } from '#tools/doctor/result.ts'

/** Asks the image host for an image that does not exist. */
export const askImages = (ask: Ask, settings: Config, site: string): Promise<Answer> =>
  ask(`${addressOf(settings.VITE_IMAGE_HOST, site).replace(/\/$/, '')}/doctor-no-such-image.jpg`)

/** S3 answers 403 for a missing file unless listing is allowed. */
export const checkImages = (answer: Answer): Result => {
  const isMissing = [403, 404].includes(answer.status)
  const problem = `an image that does not exist got ${describeAnswer(answer)} instead of 404`
  return resultOf(
    'Image host',
    'Image host',
    [isMissing ? undefined : problem],
    'answers, with 404 for an unknown image',
  )
}
