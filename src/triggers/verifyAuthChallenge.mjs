import { defaultLimits, recordAnswer } from './limits.mjs'

/** The console sends a new code for an error with this text. */
const over = 'Invalid session for the user'

/**
 * Verify auth challenge response: compares the answer with the code, in capitals or not. A code works once, for three minutes, and only
 * until another one is sent.
 * @param {object} services
 * @param {import('./limits.mjs').RecordStore} services.records
 * @param {import('./limits.mjs').CodeLimits} [services.limits]
 * @param {() => number} [services.now] milliseconds since 1970
 */
export const createVerifyAuthChallenge =
  ({ records, limits = defaultLimits, now = Date.now }) =>
  async (/** @type {any} */ event) => {
    const { challengeAnswer, privateChallengeParameters } = event.request
    const { id, code, expiresAt } = privateChallengeParameters
    const { record, version } = await records.read(event.userName)
    if (record.openId !== id) throw new Error(`${over}, the code was used or replaced`)
    if (Number(expiresAt) <= now()) throw new Error(`${over}, the code has expired`)
    const isRight = challengeAnswer.toUpperCase() === code.toUpperCase()
    await records.write(event.userName, recordAnswer(record, { isRight, limits, now: now() }), version)
    return { ...event, response: { answerCorrect: isRight } }
  }
