import { assign, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { hasReferralCode } from '#domain/people/referralCodes.ts'
import type { Invitation } from '#domain/people/sharing.ts'
import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface ShareCodeInput {
  marketer: Marketer
  /** The marketer was created a moment ago. */
  isNew: boolean
}

interface Context extends ShareCodeInput {
  code: string
  invitation: Invitation | null
  problem: string | null
}

interface Failure {
  error: unknown
}

type Event = { type: 'retry.requested' } | { type: 'dialog.dismissed' }

export const shareCodeMachine = setup({
  types: {
    input: {} as ShareCodeInput,
    context: {} as Context,
    events: {} as Event,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { fetchReferralCode: 'fetchReferralCode'; createInvitation: 'createInvitation'; copy: 'copy' },
  },
  actors: {
    /** The code that the server has now; null if it does not know the marketer. */
    fetchReferralCode: notProvided<string | null, { id: string }>('fetchReferralCode'),
    createInvitation: notProvided<Invitation, { code: string }>('createInvitation'),
    /** Its own: the dialog says what could not be copied in it. */
    copy: copyMachine,
  },
  guards: {
    hasCode: ({ context }) => hasReferralCode(context.code),
    isCode: (_, code: string | null) => code !== null && hasReferralCode(code),
  },
  actions: {
    setCode: assign({ code: (_, code: string | null) => code ?? '' }),
    setInvitation: assign({ invitation: (_, invitation: Invitation) => invitation }),
    setProblem: assign({ problem: (_, { error }: Failure) => errorMessageFor(error) }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'shareCode',
  description: 'A dialog shows the referral code of a marketer, and ways to send the code to the marketer.',
  context: ({ input }) => ({ ...input, code: input.marketer.referralCode, invitation: null, problem: null }),
  initial: 'open',
  states: {
    open: {
      description: 'The dialog loads the referral code of the marketer and shows it.',
      meta: { section: '§2' },
      initial: 'checkingCode',
      on: { 'dialog.dismissed': 'closed' },
      states: {
        checkingCode: {
          description:
            'The dialog checks whether the code was loaded with the list of marketers. If not, it loads the code.',
          meta: { section: '§3' },
          always: [{ guard: 'hasCode', target: 'creatingInvitation' }, { target: 'fetchingCode' }],
        },
        fetchingCode: {
          description: 'The list has no code of the marketer, so the dialog requests it from the server.',
          meta: { section: '§7' },
          tags: 'busy',
          invoke: {
            id: 'fetchReferralCode',
            src: 'fetchReferralCode',
            input: ({ context }) => ({ id: context.marketer.id }),
            onDone: [
              {
                description: 'The server finds the code. The link will use this code.',
                guard: { type: 'isCode', params: ({ event }) => event.output },
                target: 'creatingInvitation',
                actions: { type: 'setCode', params: ({ event }) => event.output },
              },
              { description: 'The server does not find a code, or does not find the marketer.', target: 'withoutCode' },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        creatingInvitation: {
          description: 'The dialog makes the referral link from the code.',
          meta: { section: '§3' },
          tags: 'busy',
          invoke: {
            id: 'createInvitation',
            src: 'createInvitation',
            input: ({ context }) => ({ code: context.code }),
            onDone: {
              target: 'ready',
              actions: { type: 'setInvitation', params: ({ event }) => event.output },
            },
            onError: {
              target: 'failed',
              actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        ready: {
          description:
            'The dialog shows the code and the link. The person can copy them, or send them by WhatsApp or email.',
          invoke: {
            id: 'copy',
            src: 'copy',
            onError: {
              target: 'failed',
              actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        withoutCode: {
          description: "The dialog says that the marketer has no referral code yet, and offers 'Check again'.",
          meta: { section: '§3' },
          on: { 'retry.requested': { description: "The person presses 'Check again'.", target: 'fetchingCode' } },
        },
        failed: {
          description:
            'The code failed to load, the link could not be made, or the copy buttons stopped. The dialog shows ' +
            "the reason and offers 'Retry'.",
          meta: { section: '§8' },
          exit: 'clearProblem',
          on: { 'retry.requested': { description: "The person presses 'Retry'.", target: 'checkingCode' } },
        },
      },
    },
    closed: {
      description: 'The person has closed the dialog.',
      meta: { section: '§2' },
      type: 'final',
    },
  },
})
