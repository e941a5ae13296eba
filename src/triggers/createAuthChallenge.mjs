import { randomInt, randomUUID } from 'node:crypto'
import { defaultLimits, recordCode } from './limits.mjs'

const codeLength = 4

/** A code of 4 digits (§5). */
const randomCode = () => String(randomInt(10 ** codeLength)).padStart(codeLength, '0')

/**
 * Create auth challenge: sends a code and stores its challenge as the only open one of the account. After a wrong answer
 * the same code stays, and nothing is sent.
 * @param {object} services
 * @param {import('./limits.mjs').RecordStore} services.records
 * @param {(email: string, code: string) => Promise<void>} services.sendEmail
 * @param {import('./limits.mjs').CodeLimits} [services.limits]
 * @param {() => number} [services.now] milliseconds since 1970
 */
export const createCreateAuthChallenge =
  ({ records, sendEmail, limits = defaultLimits, now = Date.now }) =>
  async (/** @type {any} */ event) => {
    const { session, userAttributes } = event.request
    const challenge = session.length > 0 ? JSON.parse(session.at(-1).challengeMetadata) : await sendCode()
    return {
      ...event,
      response: {
        publicChallengeParameters: {},
        privateChallengeParameters: challenge,
        challengeMetadata: JSON.stringify(challenge),
      },
    }

    async function sendCode() {
      const at = now()
      const { record, version } = await records.read(event.userName)
      const opened = { id: randomUUID(), code: randomCode(), expiresAt: String(at + limits.codeLifeMs) }
      await records.write(event.userName, recordCode(record, { id: opened.id, limits, now: at }), version)
      await sendEmail(userAttributes.email, opened.code)
      return opened
    }
  }
