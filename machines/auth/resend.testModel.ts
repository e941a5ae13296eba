import { answers, origin, refuses, requestCodeFirst } from '#machines/manualTest.ts'
import { press, told, wait } from '#charts/gestures.ts'
import { resendLockMs } from '#domain/limits.ts'
import { codeLength } from '#domain/limits.ts'
import { resendMachine } from '#machines/auth/resend.machine.ts'
import { admin, marketer, now, unknownAccount } from '#machines/testData.ts'
import { defineTestModel, fails } from '#charts/testModel.ts'

export const resendTestModel = defineTestModel({
  id: 'auth/resend',
  machine: resendMachine,
  inputs: [
    { name: 'the person requests a new code', input: { email: admin.email, audience: 'admin' } },
    { name: 'a marketer requests a new code', input: { email: marketer.email, audience: 'marketer' } },
  ],
  visible: {
    resending: [{ role: 'button', name: 'Resend code', isBusy: true }],
    restartingSignIn: [{ role: 'button', name: 'Resend code', isBusy: true }],
    sent: [{ role: 'timer', name: '' }],
    failed: [{ role: 'button', name: 'Resend code' }],
  },
  events: {},
  calls: {
    resendCode: {
      name: 'requesting a new code',
      outcomes: [
        { name: 'a new code was sent', output: { sentAt: now, codeLength } },
        { name: 'another tab has signed the person in', output: 'signedIn' },
        fails,
      ],
    },
    restartSignIn: {
      name: 'starting a new sign-in',
      outcomes: [{ name: 'a new code was sent', output: { sentAt: now + 1_000, codeLength } }, unknownAccount, fails],
    },
  },
  keyOf: ({ context }) => ({ audience: context.audience }),
  manual: {
    starts: {
      'the person requests a new code': {
        preparation: [requestCodeFirst(admin.email), wait(resendLockMs)],
        action: told(`press 'Resend code' on ${origin}/verify`, press('Resend code')),
      },
    },
    inputs: {
      'outcome resendCode: a new code was sent': answers('InitiateAuth'),
      'outcome resendCode: the call fails': refuses('InitiateAuth', 'Network Error'),
      'outcome restartSignIn: a new code was sent': answers('InitiateAuth'),
      'outcome restartSignIn: the call fails': refuses('InitiateAuth', 'Network Error'),
    },
    impossible: {
      'outcome resendCode: another tab has signed the person in': 'it needs a second tab; a journey shows it',
    },
  },
})
