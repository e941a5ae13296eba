import { changeRecord, countWrongAnswer, defaultLimits, isPoolGuessed, requiredLength } from './limits.mjs'

/** The console sends a new code for an error with this text. */
const over = 'Invalid session for the user'

/**
 * Verify auth challenge response: compares the answer with the code of this sign-in, in capitals or not. A code works
 * once, for three minutes, also after another sign-in got a newer one: otherwise a stranger could end it. An earlier
 * code is not counted as a wrong answer. It signs in no more, so that a guess tries one code and not all.
 * @param {object} services
 * @param {import('./limits.mjs').RecordStore} services.records
 * @param {import('./limits.mjs').CodeLimits} [services.limits]
 * @param {() => number} [services.now] milliseconds since 1970
 */
export const createVerifyAuthChallenge =
  ({ records, limits = defaultLimits, now = Date.now }) =>
  async (/** @type {any} */ event) => {
    const services = { records, limits, now }
    const { challengeAnswer, privateChallengeParameters } = event.request
    const { id, code } = privateChallengeParameters
    const sentAt = Number(privateChallengeParameters.sentAt)
    const answer = challengeAnswer.toUpperCase()
    const isGuessed = await isPoolGuessed(services)
    const result = await changeRecord(services, event.userName, (record) => {
      if (sentAt <= now() - limits.codeLifeMs) throw new Error(`${over}, the code has expired`)
      const own = record.codes.find((sent) => sent.code === code && sent.sentAt === sentAt)
      if (!own || own.isReplaced || code.length < requiredLength(record, limits, isGuessed))
        throw new Error(`${over}, the code was used or replaced`)
      if (answer === code) return { record: { codes: [], sentAt: [], wrongAt: [], earlier: [] }, result: 'right' }
      const earlier = record.codes.slice(0, record.codes.indexOf(own)).find((sent) => sent.code === answer)
      const wrongAt = [...record.wrongAt, now()].slice(-limits.wrongAnswersPerWindow)
      if (!earlier) return { record: { ...record, wrongAt }, result: 'wrong' }
      const codes = record.codes.map((sent) => (sent === earlier ? { ...sent, isReplaced: true } : sent))
      return { record: { ...record, codes, earlier: [...record.earlier, { id, at: now() }] }, result: 'earlier' }
    })
    if (result === 'wrong') await countWrongAnswer(services)
    return { ...event, response: { answerCorrect: result === 'right' } }
  }
