import { defaultLimits } from './limits.mjs'

/**
 * Define auth challenge: asks for a code, and issues tokens after the right one. The last wrong answer fails the
 * sign-in: the console receives 'Incorrect username or password.' and sends a new code.
 *
 * With "Prevent user existence errors", Cognito runs the triggers for an unknown email too. The error gives the console
 * the text for which it shows 'No account found with this email. …' (§8).
 */
export const createDefineAuthChallenge =
  ({ limits = defaultLimits } = {}) =>
  async (/** @type {any} */ event) => {
    const { session, userNotFound } = event.request
    if (userNotFound) throw new Error('User does not exist')
    const last = session.at(-1)
    const isForeign = session.some((/** @type {any} */ answer) => answer.challengeName !== 'CUSTOM_CHALLENGE')
    const issueTokens = !isForeign && last?.challengeResult === true
    const failAuthentication = isForeign || (!issueTokens && session.length >= limits.codeTries)
    const challenge = issueTokens || failAuthentication ? {} : { challengeName: 'CUSTOM_CHALLENGE' }
    return { ...event, response: { ...challenge, issueTokens, failAuthentication } }
  }
