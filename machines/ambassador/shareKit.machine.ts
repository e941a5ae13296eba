import { assign, emit, setup } from 'xstate'
import { toFileName } from '#domain/lists/csv.ts'
import type { Invitation } from '#domain/people/sharing.ts'
import type { DownloadEffect, ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { toast } from '#machines/system.ts'

/** The images of an invitation, as SVG text. */
export interface SharePictures {
  qr: string
  poster: string
}

export interface ShareKitInput {
  /** The invitation to share, or null if the marketer has no code. */
  invitation: Invitation | null
}

interface Context extends ShareKitInput {
  pictures: SharePictures | null
}

type Event =
  | { type: 'share.requested' }
  | { type: 'poster.requested' }
  | { type: 'dialog.dismissed' }
  | { type: 'posterDownload.requested' }
  | { type: 'print.requested' }
  | { type: 'qrDownload.requested' }

const downloadOf = (picture: keyof SharePictures, { invitation, pictures }: Context): DownloadEffect => ({
  type: 'download',
  name: toFileName([picture === 'qr' ? 'qr-code' : 'poster', invitation?.code ?? ''], 'svg'),
  text: pictures?.[picture] ?? '',
})

export const shareKitMachine = setup({
  types: {
    input: {} as ShareKitInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ToastEffect | DownloadEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    checkShareSupport: notProvided<boolean>('checkShareSupport'),
    share: notProvided<void, { invitation: Invitation | null }>('share'),
    drawPictures: notProvided<SharePictures, { invitation: Invitation | null }>('drawPictures'),
    printPoster: notProvided<void, { pictures: SharePictures | null }>('printPoster'),
  },
  guards: {
    hasNothingToShare: ({ context }) => context.invitation === null,
    canShare: (_, isSupported: boolean) => isSupported,
  },
  actions: {
    setPictures: assign({ pictures: (_, pictures: SharePictures) => pictures }),
    downloadPoster: emit(({ context }) => downloadOf('poster', context)),
    downloadQr: emit(({ context }) => downloadOf('qr', context)),
    toastShareFailed: toast({
      tone: 'error',
      text: 'Your device could not open its share menu. Copy the link instead.',
    }),
    toastPrintFailed: toast({
      tone: 'error',
      text: 'The poster could not be printed. Save it, and print the file.',
    }),
  },
}).createMachine({
  id: 'shareKit',
  description:
    'The page offers ways to share a referral code: links, the share menu of the device, a QR code and a poster.',
  context: ({ input }) => ({ ...input, pictures: null }),
  initial: 'checkingInvitation',
  states: {
    checkingInvitation: {
      description: 'The page checks whether the marketer has a referral code.',
      meta: { section: '§3' },
      always: [
        { description: 'The marketer has no code.', guard: 'hasNothingToShare', target: 'unavailable' },
        { description: 'The marketer has a code.', target: 'available' },
      ],
    },
    unavailable: {
      description: "The marketer has no code: the page shows 'N/A' and says that there is nothing to share.",
      meta: { section: '§3' },
    },
    available: {
      description: 'The page shows the ways to share the code.',
      meta: { section: '§2' },
      type: 'parallel',
      states: {
        share: {
          description: "The button 'More ways' opens the share menu of the device.",
          meta: { section: '§2' },
          initial: 'checkingSupport',
          states: {
            checkingSupport: {
              description: 'The page checks whether the device has a share menu.',
              meta: { section: '§2' },
              invoke: {
                id: 'checkShareSupport',
                src: 'checkShareSupport',
                onDone: [
                  {
                    description: 'The device has a share menu.',
                    guard: { type: 'canShare', params: ({ event }) => event.output },
                    target: 'ready',
                  },
                  { description: 'The device has no share menu.', target: 'unsupported' },
                ],
                onError: 'unsupported',
              },
            },
            unsupported: {
              description:
                'The device has no share menu for web pages, or does not tell whether it has one. The page does not ' +
                "show 'More ways'.",
              meta: { section: '§2' },
            },
            ready: {
              description: "The person can press 'More ways', which opens the share menu.",
              meta: { section: '§2' },
              on: { 'share.requested': 'sharing' },
            },
            sharing: {
              description: 'The share menu is open until the person chooses an app or closes it.',
              meta: { section: '§2' },
              invoke: {
                id: 'share',
                src: 'share',
                input: ({ context }) => ({ invitation: context.invitation }),
                onDone: 'ready',
                onError: { target: 'ready', actions: 'toastShareFailed' },
              },
            },
          },
        },
        poster: {
          description: 'A dialog shows the QR code and the poster.',
          meta: { section: '§2' },
          initial: 'closed',
          states: {
            closed: {
              description: "The dialog is closed. 'QR code and poster' opens it.",
              meta: { section: '§2' },
              on: {
                'poster.requested': { description: "The person presses 'QR code and poster'.", target: 'drawing' },
              },
            },
            drawing: {
              description: 'The dialog is open. The QR code and the poster are being drawn.',
              meta: { section: '§2' },
              tags: 'busy',
              on: { 'dialog.dismissed': 'closed' },
              invoke: {
                id: 'drawPictures',
                src: 'drawPictures',
                input: ({ context }) => ({ invitation: context.invitation }),
                onDone: {
                  description: 'The console shows the QR code and the poster.',
                  target: 'open',
                  actions: { type: 'setPictures', params: ({ event }) => event.output },
                },
                onError: 'failed',
              },
            },
            failed: {
              description: "The QR code and the poster could not be drawn. The dialog says so and offers 'Retry'.",
              meta: { section: '§8' },
              on: {
                'poster.requested': { description: "The person presses 'Retry'.", target: 'drawing' },
                'dialog.dismissed': 'closed',
              },
            },
            open: {
              description: 'The dialog shows the QR code and the poster. The person can save and print them.',
              meta: { section: '§2' },
              initial: 'idle',
              on: {
                'dialog.dismissed': 'closed',
                'posterDownload.requested': {
                  description: 'The poster is downloaded as a file.',
                  actions: 'downloadPoster',
                },
                'qrDownload.requested': { description: 'The QR code is downloaded as a file.', actions: 'downloadQr' },
              },
              states: {
                idle: {
                  description: "The person can press 'Print poster'.",
                  meta: { section: '§2' },
                  on: { 'print.requested': 'printing' },
                },
                printing: {
                  description: "The browser's print dialog is open. It prints the poster or saves it as a PDF.",
                  meta: { section: '§2' },
                  invoke: {
                    id: 'printPoster',
                    src: 'printPoster',
                    input: ({ context }) => ({ pictures: context.pictures }),
                    onDone: 'idle',
                    onError: { target: 'idle', actions: 'toastPrintFailed' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
})
