import { verifyMachine } from '#machines/auth/verify.machine.ts'
import { answer, isTarget, refuse, tokensOf } from '#tests/paths/browser/identity.ts'
import { type Hands, stage } from '#tests/paths/browser/stage.ts'
import { adminEmail } from '#tests/support/stack.ts'

const session = 'x'.repeat(20)
const challenge = { ChallengeName: 'CUSTOM_CHALLENGE', ChallengeParameters: {}, Session: session }

/** The first answer to the first call of the script, where the page gives it by itself. */
const open = async ({ page, stack }: Hands, hasMarker: boolean, isHandedOver: boolean): Promise<void> => {
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(adminEmail)
  const sent = page.waitForRequest(isTarget('InitiateAuth'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await sent
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await stack.readCode(adminEmail)
  if (!hasMarker) await page.evaluate(() => sessionStorage.removeItem('validatedEmail'))
  if (!isHandedOver) await page.evaluate(() => history.replaceState(null, '', '/verify'))
  if (!hasMarker || !isHandedOver) await page.reload()
}

const sendsCode = (kind: string) => ({ kind, ends: { 'a new code was sent': answer(kind, challenge), 'the call fails': refuse(kind) } })

export const verifyStage = stage<typeof verifyMachine, 'code.replaced'>({
  machine: verifyMachine,
  actor: 'verify',
  kinds: { check: isTarget('RespondToAuthChallenge'), send: (request) => isTarget('InitiateAuth')(request) && isOnCodePage(request.frame().url()) },
  open: async (hands, { start, steps }) => {
    const marker = steps.find(({ input }) => input.type === 'outcome' && input.invoke === 'readMarker')?.input
    const { email } = start.input as { email: string | null }
    await open(hands, marker?.type === 'outcome' && marker.case === 'the marker matches', email !== null)
  },
  gestures: {
    'code.submitted': async ({ page }, { code }) => {
      const field = page.getByLabel('Verification code')
      const isThere = (await field.inputValue()) === code
      if (!isThere) await field.fill(code)
      if (isThere || code.length < 4) await field.press('Enter')
    },
    'code.changed': async ({ page }) => {
      await page.getByLabel('Verification code').fill('')
      await page.getByLabel('Verification code').fill('1')
    },
    'resend.requested': async ({ page }) => page.getByRole('button', { name: 'Resend code' }).click({ force: true }),
  },
  calls: {
    readMarker: { endsAtOnce: true, ends: { 'the marker matches': async () => undefined, 'there is no marker': async () => undefined } },
    confirmCode: {
      kind: 'check',
      ends: {
        'the code is right': async (hands) => answer('check', { AuthenticationResult: await tokensOf(hands, adminEmail), ChallengeParameters: {} })(hands),
        'the code is wrong': answer('check', challenge),
        'the code can no longer be used': refuse('check', 'NotAuthorizedException', 'Incorrect username or password.'),
        'another step follows': answer('check', { ChallengeName: 'SMS_MFA', ChallengeParameters: {}, Session: session }),
        'the call fails': refuse('check'),
      },
    },
    replaceCode: sendsCode('send'),
    resendCode: sendsCode('send'),
    startOver: sendsCode('send'),
  },
  impossible: { 'outcome readMarker: the call fails': 'a storage that cannot be read reads as one without a marker' },
  // A call ends after 15 s, long before the lock; and while a new code is sent, 'Verify' takes no press.
  isPossible: (input, { running }) => {
    const isSending = running.includes('resendCode') || running.includes('startOver')
    return input.type === 'delay' ? running.length === 0 : !(isSending && input.type === 'event' && input.event === 'code.submitted')
  },
})

function isOnCodePage(address: string): boolean {
  return new URL(address).pathname === '/verify'
}
