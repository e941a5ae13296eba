import { and, assertEvent, assign, not, or, raise, setup, stateIn } from 'xstate'
import { type AppLinks, appSchemeUrl, type Referral, type Store, storeOf, storeUrl } from '#domain/routes/appLinks.ts'
import { appOpenTimeoutMs, copyPatienceMs, toastSuccessMs } from '#domain/limits.ts'
import type { InAppBrowser } from '#domain/people/inAppBrowser.ts'
import type { Device } from '#domain/people/referral.ts'
import type { ShareSource } from '#domain/people/shareSource.ts'
import type { StateMeta } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface ReferralInput {
  /** The code in the URL, or an empty string if the URL has no valid code. */
  code: string
  /** The URL has something in the place of a code. */
  isUnreadable: boolean
  /** The code comes from an earlier visit, and the page is another public page. */
  isStored: boolean
  /** When the page was opened, in milliseconds since 1970. */
  openedAt: number
  /** How the link was shared, if it says so. */
  source: ShareSource | null
  device: Device
  /** The app whose own browser shows the page; null in a real browser. */
  inAppBrowser: InAppBrowser | null
  links: AppLinks
}

interface Context extends ReferralInput {
  /** The store of the device, or the store that the visitor chose. */
  store: Store
}

type Event =
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'link.opened' }
  | { type: 'store.opened'; store: Store }
  | { type: 'redirect.cancelled' }
  | { type: 'copy.requested' }
  | { type: 'copy.ended' }

/** The page opens nothing more by itself. */
const leaveToVisitor = { 'page.hidden': 'hidden', 'link.opened': 'idle' } as const
const cancelOrLeave = { ...leaveToVisitor, 'redirect.cancelled': 'idle' } as const

/** The App Store passes no code on: the two seconds of §4 count from the moment the code is copied. */
const waitAfterCopy = {
  'copy.ended': { guard: 'isCopiedForAppStore', target: 'waiting', reenter: true },
} as const

const copyOn = { 'copy.requested': 'copying', 'store.opened': 'copying' } as const

export const referralMachine = setup({
  types: {
    input: {} as ReferralInput,
    context: {} as Context,
    events: {} as Event,
    meta: {} as StateMeta,
  },
  actors: {
    storeReferral: notProvided<void, Referral>('storeReferral'),
    openApp: notProvided<void, { url: string }>('openApp'),
    redirect: notProvided<void, { url: string }>('redirect'),
    openStore: notProvided<void, { url: string }>('openStore'),
    copyCode: notProvided<void, { code: string }>('copyCode'),
  },
  delays: { appOpenTimeout: appOpenTimeoutMs, copiedTimeout: toastSuccessMs, copyPatience: copyPatienceMs },
  guards: {
    isUnreadable: ({ context }) => context.isUnreadable,
    hasNoCode: ({ context }) => context.code === '',
    isStored: ({ context }) => context.isStored,
    isInAppBrowser: ({ context }) => context.inAppBrowser !== null,
    isOpenedByApp: ({ context: { links, device } }) => links.openedByApp.includes(device),
    hasNoStore: ({ context }) => context.device === 'other',
    isCopied: or([stateIn({ ready: { copy: 'copied' } }), stateIn({ ready: { copy: 'told' } })]),
    isCopyingForPage: stateIn({ ready: { handover: 'copyingCode' } }),
    isOnIos: ({ context }) => context.device === 'ios',
    isCopiedForAppStore: and(['isOnIos', 'isCopied']),
    isCodeSafe: or([not('isOnIos'), 'isCopied']),
  },
  actions: {
    requestCopy: raise({ type: 'copy.requested' }),
    endCopy: raise({ type: 'copy.ended' }),
    chooseStore: assign(({ event }) => {
      assertEvent(event, 'store.opened')
      return { store: event.store }
    }),
  },
}).createMachine({
  id: 'referral',
  description:
    'A referral link opens the mobile app. Without the app, it leads to the store or to the landing page. Later, every ' +
    'public page takes the stored code along to a store.',
  meta: { section: '§4' },
  context: ({ input }) => ({ ...input, store: storeOf(input.device) }),
  initial: 'checkingCode',
  states: {
    checkingCode: {
      description: 'The page checks whether the URL or the browser has a referral code.',
      always: [
        { guard: 'isUnreadable', target: 'unreadable' },
        { guard: 'hasNoCode', target: 'redirectingHome' },
        { description: 'The browser has the code of an earlier visit.', guard: 'isStored', target: 'ready' },
        { description: 'The URL has a code.', target: 'storingReferral' },
      ],
    },
    unreadable: {
      description: 'The page says that it could not read the link, and shows links to the stores and the landing page.',
    },
    redirectingHome: {
      description: 'The URL has no code. The landing page opens.',
      invoke: { id: 'goHome', src: 'redirect', input: { url: '/' }, onError: 'redirectFailed' },
    },
    redirectFailed: {
      description: 'The browser did not open the landing page. The page shows a link to the landing page.',
    },
    storingReferral: {
      description:
        'The browser stores the code and the time of the visit. If it cannot store them, the referral page opens ' +
        'anyway.',
      invoke: {
        id: 'storeReferral',
        src: 'storeReferral',
        input: ({ context: { code, openedAt, source } }) => ({ code, openedAt, source }),
        onDone: 'ready',
        onError: { description: 'The browser does not store the code.', target: 'ready' },
      },
    },
    ready: {
      description:
        'The page has links to the stores. The referral page also shows the code, and tries to open the app.',
      type: 'parallel',
      states: {
        handover: {
          description: 'The page opens the app, a store or the landing page automatically.',
          initial: 'choosingWay',
          on: { 'store.opened': { target: '.copyingForVisitor', actions: 'chooseStore' } },
          states: {
            choosingWay: {
              description: 'The page checks how the app opens on this device.',
              always: [
                { description: 'The page is not the referral page.', guard: 'isStored', target: 'idle' },
                {
                  description: 'Another app shows the page in a browser of its own.',
                  guard: 'isInAppBrowser',
                  target: 'idle',
                },
                {
                  description: 'With the app installed, the link would have opened the app and not this page.',
                  guard: 'isOpenedByApp',
                  target: 'waiting',
                },
                { description: 'Any other device.', target: 'openingApp' },
              ],
            },
            waiting: {
              description: `The page waits ${appOpenTimeoutMs / 1_000} seconds before it opens the store.`,
              after: { appOpenTimeout: 'choosingTarget' },
              on: { ...cancelOrLeave, ...waitAfterCopy },
            },
            openingApp: {
              description:
                `The page tries to open the app. If the app does not open within ${appOpenTimeoutMs / 1_000} ` +
                'seconds, the page opens a store or the landing page instead.',
              invoke: {
                id: 'openApp',
                src: 'openApp',
                input: ({ context }) => ({ url: appSchemeUrl(context.links, context) }),
                onError: 'choosingTarget',
              },
              after: { appOpenTimeout: 'choosingTarget' },
              on: { ...cancelOrLeave, ...waitAfterCopy },
            },
            hidden: {
              description:
                'The app has opened, or the visitor has switched to another tab or app. The page opens nothing else.',
              on: { 'page.shown': 'idle' },
            },
            choosingTarget: {
              description: 'The page checks whether a store or the landing page is right for the device.',
              always: [
                { guard: 'hasNoStore', target: 'redirectingToLanding' },
                { guard: 'isCopied', target: 'redirectingToStore' },
                { target: 'copyingCode' },
              ],
            },
            copyingCode: {
              description: 'The page copies the code before it opens the store. It does not wait longer than a second.',
              entry: 'requestCopy',
              after: {
                copyPatience: [{ guard: 'isCodeSafe', target: 'redirectingToStore' }, { target: 'waitingForPress' }],
              },
              on: {
                ...cancelOrLeave,
                'copy.ended': [{ guard: 'isCodeSafe', target: 'redirectingToStore' }, { target: 'waitingForPress' }],
              },
            },
            waitingForPress: {
              description:
                'Safari copies only after a press, and the App Store does not pass on the code. The page waits until ' +
                'the visitor copies the code or chooses a link.',
              on: { ...leaveToVisitor, ...waitAfterCopy },
            },
            redirectingToStore: {
              description:
                'The page opens the App Store on an iPhone or iPad, or the Play Store on Android. The app that is ' +
                'installed from the Play Store gets the code and its source.',
              invoke: {
                id: 'redirectToStore',
                src: 'redirect',
                input: ({ context }) => ({ url: storeUrl(context.links, context.store, context) }),
                onDone: 'idle',
                onError: 'idle',
              },
            },
            copyingForVisitor: {
              description:
                'The visitor has chosen a store. The code is copied first. The page does not wait longer than a second.',
              after: { copyPatience: 'openingStore' },
              on: { 'copy.ended': 'openingStore' },
            },
            openingStore: {
              description: 'The store that the visitor has chosen opens. The Play Store gets the code and its source.',
              invoke: {
                id: 'openStore',
                src: 'openStore',
                input: ({ context }) => ({ url: storeUrl(context.links, context.store, context) }),
                onDone: 'idle',
                onError: 'idle',
              },
            },
            redirectingToLanding: {
              description:
                'The page opens the landing page on other devices. The landing page shows the code and how to use it ' +
                'on a phone.',
              invoke: { id: 'openLanding', src: 'redirect', input: { url: '/' }, onDone: 'idle', onError: 'idle' },
            },
            idle: {
              description: 'The page opens nothing more automatically. The visitor can choose a link.',
            },
          },
        },
        copy: {
          description:
            "The code is copied by 'Copy the code', by a link to a store, and before the page opens a store.",
          initial: 'ready',
          states: {
            ready: { description: "The visitor can press 'Copy the code'.", on: copyOn },
            copying: {
              description: 'The code is being copied to the clipboard.',
              on: {
                'store.opened': {
                  description: 'The browser allows a copy after a press that it may have refused before.',
                  target: 'copying',
                  reenter: true,
                },
              },
              invoke: {
                id: 'copyCode',
                src: 'copyCode',
                input: ({ context }) => ({ code: context.code }),
                onDone: { target: 'copied', actions: 'endCopy' },
                onError: [
                  {
                    description: 'The browser copies only after a press.',
                    guard: 'isCopyingForPage',
                    target: 'ready',
                    actions: 'endCopy',
                  },
                  { description: 'The browser does not copy the code.', target: 'failed', actions: 'endCopy' },
                ],
              },
            },
            copied: {
              description: `The button says 'Copied' for ${toastSuccessMs / 1_000} seconds. A line says what to do with the code.`,
              meta: { section: '§9' },
              after: { copiedTimeout: 'told' },
              on: copyOn,
            },
            told: {
              description: 'The line stays for a visitor who comes back from the store.',
              on: copyOn,
            },
            failed: {
              description: 'The browser did not copy the code. The page asks the visitor to copy it by hand.',
              meta: { section: '§8' },
              on: copyOn,
            },
          },
        },
      },
    },
  },
})
