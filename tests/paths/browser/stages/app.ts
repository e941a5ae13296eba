import type { Page } from '@playwright/test'
import { type Route as PlaceName, pathOf } from '#domain/addresses.ts'
import { authChangedDelayMs } from '#domain/limits.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { answer, isTarget, keepEntries, letThrough, putTokens, refuse, tokensOf } from '#tests/paths/browser/identity.ts'
import { type Hands, stage } from '#tests/paths/browser/stage.ts'
import { adminEmail } from '#tests/support/stack.ts'

const addressOf = (route: PlaceName): string => (route === 'notFound' ? '/admin/no/such/page' : pathOf(route))

/** What the chart asks of the address stays undone, so that the script alone says where the person goes. */
const standStill = async ({ page }: Hands): Promise<void> => {
  await page.addInitScript(() => {
    const push = history.pushState.bind(history)
    Object.assign(window, {
      open: (path: string, state: unknown) => {
        push(state, '', path)
        dispatchEvent(new Event('pushState'))
      },
    })
    const nothing = () => undefined
    for (const name of ['pushState', 'replaceState', 'back']) Object.defineProperty(history, name, { get: () => nothing, set: nothing })
  })
}

/** A sign-in that waits for its code, as the identity library keeps it over a reload. */
const waitForCode = async ({ page }: Hands): Promise<void> => {
  const state = { username: adminEmail, challengeName: 'CUSTOM_CHALLENGE', signInSession: 'x'.repeat(20), expiry: String(Date.now() + 24 * 60 * 60_000) }
  await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(`CognitoSignInState.${name}`, value)
    sessionStorage.setItem('validatedEmail', entries.username)
  }, state)
}

/** The new session is announced while its tokens are good; later its reading would be one more call to the pool. */
const waitUntilAnnounced = async ({ page }: Hands): Promise<void> => {
  await page.waitForFunction(() => (window as never as { taken: { event: string }[] }).taken.some(({ event }) => event === 'xstate.done.actor.verify'))
  await page.clock.fastForward(authChangedDelayMs)
}

const renewedAs = (email: string) => async (hands: Hands): Promise<void> => answer('renew', { AuthenticationResult: await tokensOf(hands, email) })(hands)

/** The tokens that each page has started with. */
const tokens = new WeakMap<Page, Record<string, string>>()

/** The tokens look run out, so they are renewed before their session is ended. */
const endSession = async (hands: Hands): Promise<void> => {
  await renewedAs(adminEmail)(hands)
  await hands.arrives('end')
  await letThrough('end')(hands)
}

const ofItsOwn = 'it is a chart of its own, and nothing outside can make it throw'
const broken = ['theme', 'signIn', 'verify', 'adminArea'].map((id) => [`outcome ${id}: the call fails`, ofItsOwn])

/** The tokens always look run out, so that each look at the session asks the pool, where the answer can be held. */
export const appStage = stage<typeof appMachine, 'authChange.due'>({
  machine: appMachine,
  actor: 'app',
  opensWithFirstStep: true,
  kinds: {
    askForCode: isTarget('InitiateAuth'),
    check: isTarget('RespondToAuthChallenge'),
    renew: isTarget('GetTokensFromRefreshToken'),
    end: isTarget('GlobalSignOut'),
  },
  open: async (hands, { steps: [first] }) => {
    const { route } = first?.input.type === 'event' ? (first.input.payload as { route: PlaceName }) : { route: 'notFound' as const }
    tokens.set(hands.page, await putTokens(hands, adminEmail))
    await standStill(hands)
    await waitForCode(hands)
    await hands.page.clock.setSystemTime(Date.now() + 2 * 60 * 60_000)
    await hands.page.goto(addressOf(route))
  },
  gestures: {
    'address.changed': async ({ page }, { route, email }) => {
      const state = email === null ? null : { email }
      await page.evaluate(([path, kept]) => (window as never as { open: (path: string, state: unknown) => void }).open(path as string, kept), [addressOf(route), state])
    },
    'back.requested': async ({ page }) => page.getByRole('button', { name: /^Go (back|to dashboard)$/ }).click(),
  },
  calls: {
    signIn: {
      ends: {
        'a code was sent': async (hands) => {
          await hands.page.getByLabel('Email').fill(adminEmail)
          await hands.page.getByRole('button', { name: 'Continue' }).click()
          await hands.arrives('renew')
          await endSession(hands)
          await hands.arrives('askForCode')
          await letThrough('askForCode')(hands)
        },
      },
    },
    verify: {
      ends: {
        'the code was right': async (hands) => {
          await hands.page.getByLabel('Verification code').fill('1234')
          await hands.arrives('check')
          await answer('check', { AuthenticationResult: await tokensOf(hands, adminEmail), ChallengeParameters: {} })(hands)
          await waitUntilAnnounced(hands)
        },
      },
    },
    adminArea: {
      kind: 'renew',
      ends: { 'the area was left': refuse('renew', 'NotAuthorizedException', 'Refresh Token has been revoked') },
    },
    theme: { ends: {} },
  },
  impossible: {
    ...Object.fromEntries(broken),
    'outcome verify: no email was handed over': 'the look at the marker ends at once; the paths of auth/verify show it',
    'outcome adminArea: the area is broken': 'its parts are charts of their own, and nothing outside can make them throw',
  },
  isPossible: (input, { snapshot }) => {
    if (input.type !== 'event') return true
    if (input.event === 'back.requested') return snapshot?.matches('notFound') === true || snapshot?.matches('unbuilt') === true
    return !(input.case === 'the code page' && snapshot?.matches('opening'))
  },
  afterStep: (hands) => keepEntries(hands, tokens.get(hands.page) ?? {}),
})
