import { randomInt, randomUUID } from 'node:crypto'
import { changeRecord, defaultLimits, isPoolGuessed, readRecord, requiredLength, waitAfter } from './limits.mjs'

/**
 * A code that differs from those that can still be entered.
 * @param {number} length
 * @param {import('./limits.mjs').SentCode[]} codes
 * @returns {string}
 */
const createCode = (length, codes) => {
  const code = String(randomInt(10 ** length)).padStart(length, '0')
  return codes.some((sent) => sent.code === code) ? createCode(length, codes) : code
}

/**
 * Create auth challenge: sends a code. Who asks often gets a challenge for the last code, which is in the mailbox: it
 * needs no email, and keeps no one out. After a wrong answer the same code stays, and nothing is sent.
 * @param {object} services
 * @param {import('./limits.mjs').RecordStore} services.records
 * @param {(email: string, code: string) => Promise<void>} services.sendEmail
 * @param {import('./limits.mjs').CodeLimits} [services.limits]
 * @param {() => number} [services.now] milliseconds since 1970
 */
export const createCreateAuthChallenge =
  ({ records, sendEmail, limits = defaultLimits, now = Date.now }) =>
  async (/** @type {any} */ event) => {
    const services = { records, limits, now }
    const { userName } = event
    const { session, userAttributes } = event.request
    const challenge = session.length > 0 ? await repeat(JSON.parse(session.at(-1).challengeMetadata)) : await open()
    const { id, code, sentAt, earlierAnswers } = challenge
    return {
      ...event,
      response: {
        publicChallengeParameters: {
          codeLength: String(code.length),
          ...(challenge.isEarlierAnswer && { lastAnswer: 'replaced' }),
        },
        privateChallengeParameters: { id, code, sentAt: String(sentAt) },
        challengeMetadata: JSON.stringify({ id, code, sentAt, earlierAnswers }),
      },
    }

    /** The challenge again. The page has to know whether the answer was an earlier code. */
    async function repeat(/** @type {any} */ last) {
      const { record } = await readRecord(records, userName, limits, now())
      const count = record.earlier.filter((other) => other.id === last.id).length
      return { ...last, earlierAnswers: count, isEarlierAnswer: count > last.earlierAnswers }
    }

    async function open() {
      const isGuessed = await isPoolGuessed(services)
      const { sent, isNew } = await changeRecord(services, userName, (record) => {
        const length = requiredLength(record, limits, isGuessed)
        const last = record.codes.at(-1)
        const isWaiting = now() < (record.sentAt.at(-1) ?? 0) + waitAfter(record.sentAt.length, limits)
        if (last && isWaiting && last.code.length >= length) return { record, result: { sent: last, isNew: false } }
        const created = { code: createCode(length, record.codes), sentAt: now() }
        const changed = { ...record, codes: [...record.codes, created], sentAt: [...record.sentAt, now()] }
        return { record: changed, result: { sent: created, isNew: true } }
      })
      if (isNew) await sendEmail(userAttributes.email, sent.code)
      return { id: randomUUID(), code: sent.code, sentAt: sent.sentAt, earlierAnswers: 0, isEarlierAnswer: false }
    }
  }
