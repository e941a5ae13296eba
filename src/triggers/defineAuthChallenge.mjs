import { defaultLimits, readRecord } from './limits.mjs'

/**
 * Define auth challenge: asks for a code, and issues tokens after the right one. The last wrong answer fails the
 * sign-in: the console receives 'Incorrect username or password.' and sends a new code. An earlier code is not counted.
 *
 * With "Prevent user existence errors", Cognito runs the triggers for an unknown email too. The error gives the console
 * the text for which it shows 'No account found with this email. …' (§8).
 * @param {object} services
 * @param {import('./limits.mjs').RecordStore} services.records
 * @param {import('./limits.mjs').CodeLimits} [services.limits]
 * @param {() => number} [services.now] milliseconds since 1970
 */
export const createDefineAuthChallenge =
  ({ records, limits = defaultLimits, now = Date.now }) =>
  async (/** @type {any} */ event) => {
    const { session, userNotFound } = event.request
    if (userNotFound) throw new Error('User does not exist')
    const last = session.at(-1)
    const isForeign = session.some((/** @type {any} */ answer) => answer.challengeName !== 'CUSTOM_CHALLENGE')
    const issueTokens = !isForeign && last?.challengeResult === true
    const failAuthentication = isForeign || (!issueTokens && (await isOutOfTries()))
    const challenge = issueTokens || failAuthentication ? {} : { challengeName: 'CUSTOM_CHALLENGE' }
    return { ...event, response: { ...challenge, issueTokens, failAuthentication } }

    async function isOutOfTries() {
      if (session.length < limits.codeTries) return false
      const { id } = JSON.parse(last.challengeMetadata)
      const { record } = await readRecord(records, event.userName, limits, now())
      return session.length - record.earlier.filter((other) => other.id === id).length >= limits.codeTries
    }
  }
