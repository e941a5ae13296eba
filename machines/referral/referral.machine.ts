import { setup } from 'xstate'
import { type AppLinks, playStoreUrl, appSchemeUrl } from '#domain/routes/appLinks.ts'
import { appOpenTimeoutMs, toastSuccessMs } from '#domain/limits.ts'
import type { Device } from '#domain/people/referral.ts'
import type { StateMeta } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface ReferralInput {
  /** The code of the address, or an empty text where it has none that can be one. */
  code: string
  /** When the page was opened, in milliseconds since 1970. */
  openedAt: number
  device: Device
  links: AppLinks
}

type Event =
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'link.opened' }
  | { type: 'redirect.cancelled' }
  | { type: 'copy.requested' }

export const referralMachine = setup({
  types: {
    input: {} as ReferralInput,
    context: {} as ReferralInput,
    events: {} as Event,
    meta: {} as StateMeta,
  },
  actors: {
    keepReferral: notProvided<void, { code: string; openedAt: number }>('keepReferral'),
    openApp: notProvided<void, { address: string }>('openApp'),
    leave: notProvided<void, { address: string }>('leave'),
    copyCode: notProvided<void, { code: string }>('copyCode'),
  },
  delays: { appOpenTimeout: appOpenTimeoutMs, copiedTimeout: toastSuccessMs },
  guards: {
    hasNoCode: ({ context }) => context.code === '',
    isOnIos: ({ context }) => context.device === 'ios',
    isOnAndroid: ({ context }) => context.device === 'android',
  },
}).createMachine({
  id: 'referral',
  description: 'A visitor who followed a referral link is handed over to the mobile app, or to where it can be had.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Does the address hold a code?',
      meta: { section: '§4' },
      always: [{ guard: 'hasNoCode', target: 'turnedAway' }, { target: 'keeping' }],
    },
    turnedAway: {
      description: 'There is no code, so there is nothing to hand over: the landing page opens.',
      meta: { section: '§4' },
      invoke: { id: 'goHome', src: 'leave', input: { address: '/' }, onError: 'stranded' },
    },
    stranded: {
      description: 'The browser would not open the landing page by itself. A link leads there.',
      meta: { section: '§4' },
    },
    keeping: {
      description:
        'Code and time are kept in this browser. Takes no time that a person notices; the way goes on where nothing can be kept.',
      meta: { section: '§4' },
      invoke: {
        id: 'keepReferral',
        src: 'keepReferral',
        input: ({ context }) => ({ code: context.code, openedAt: context.openedAt }),
        onDone: 'offering',
        onError: 'offering',
      },
    },
    offering: {
      description: 'The code is on the page, with a link for every way on. Beside that the page tries a way by itself.',
      meta: { section: '§4' },
      type: 'parallel',
      states: {
        handover: {
          description: 'What the page does by itself.',
          meta: { section: '§4' },
          initial: 'trying',
          states: {
            trying: {
              description: 'The app is asked to open. Unless it does, the page goes on by itself after two seconds.',
              meta: { section: '§4' },
              invoke: {
                id: 'openApp',
                src: 'openApp',
                input: ({ context }) => ({ address: appSchemeUrl(context.links, context) }),
                onError: 'leaving',
              },
              after: { appOpenTimeout: 'leaving' },
              on: { 'page.hidden': 'away', 'link.opened': 'waiting', 'redirect.cancelled': 'waiting' },
            },
            away: {
              description:
                'The app has come to the front, or the visitor is elsewhere. The page goes nowhere by itself any more.',
              meta: { section: '§4' },
              on: { 'page.shown': 'waiting' },
            },
            leaving: {
              description: 'The device decides where the app can be had.',
              meta: { section: '§4' },
              always: [
                { guard: 'isOnIos', target: 'toAppStore' },
                { guard: 'isOnAndroid', target: 'toPlayStore' },
                { target: 'toLanding' },
              ],
            },
            toAppStore: {
              description: 'On an iPhone or iPad the App Store opens.',
              meta: { section: '§4' },
              invoke: {
                id: 'openAppStore',
                src: 'leave',
                input: ({ context }) => ({ address: context.links.appStore }),
                onDone: 'waiting',
                onError: 'waiting',
              },
            },
            toPlayStore: {
              description: 'On Android the Play Store opens; it hands the code on to the app that it installs.',
              meta: { section: '§4' },
              invoke: {
                id: 'openPlayStore',
                src: 'leave',
                input: ({ context }) => ({ address: playStoreUrl(context.links, context) }),
                onDone: 'waiting',
                onError: 'waiting',
              },
            },
            toLanding: {
              description: 'Elsewhere the landing page opens. It shows the kept code, and how to take it to a phone.',
              meta: { section: '§4' },
              invoke: {
                id: 'openLanding',
                src: 'leave',
                input: { address: '/' },
                onDone: 'waiting',
                onError: 'waiting',
              },
            },
            waiting: {
              description: 'The page stays as it is. The visitor takes one of the ways on.',
              meta: { section: '§4' },
            },
          },
        },
        copy: {
          description: 'The button that copies the code.',
          meta: { section: '§4' },
          initial: 'ready',
          states: {
            ready: {
              description: 'The code can be copied.',
              meta: { section: '§4' },
              on: { 'copy.requested': 'copying' },
            },
            copying: {
              description: 'The code is being put on the clipboard.',
              meta: { section: '§4' },
              invoke: {
                id: 'copyCode',
                src: 'copyCode',
                input: ({ context }) => ({ code: context.code }),
                onDone: 'copied',
                onError: 'refused',
              },
            },
            copied: {
              description: 'The page says for two seconds that the code was copied.',
              meta: { section: '§9' },
              after: { copiedTimeout: 'ready' },
              on: { 'copy.requested': 'copying' },
            },
            refused: {
              description: 'The browser would not copy. The page asks to select the code and copy it by hand.',
              meta: { section: '§8' },
              on: { 'copy.requested': 'copying' },
            },
          },
        },
      },
    },
  },
})
