import { assign, emit, setup } from 'xstate'
import { toFileName } from '#domain/lists/csv.ts'
import type { Invitation } from '#domain/people/sharing.ts'
import type { DownloadEffect, ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** The pictures of an invitation, as SVG texts. */
export interface SharePictures {
  qr: string
  poster: string
}

export interface ShareKitInput {
  /** What there is to hand on, or null without a code. */
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

const pictureFile = (what: 'poster' | 'qr', { invitation, pictures }: Context): DownloadEffect => ({
  type: 'download',
  name: toFileName([what === 'qr' ? 'qr-code' : 'poster', invitation?.code ?? ''], 'svg'),
  text: pictures?.[what] ?? '',
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
    lookForSheet: notProvided<boolean>('lookForSheet'),
    openSheet: notProvided<void, { invitation: Invitation | null }>('openSheet'),
    drawPictures: notProvided<SharePictures, { invitation: Invitation | null }>('drawPictures'),
    printPoster: notProvided<void, { pictures: SharePictures | null }>('printPoster'),
  },
  guards: {
    hasNothingToShare: ({ context }) => context.invitation === null,
    canShare: (_, isThere: boolean) => isThere,
  },
  actions: {
    setPictures: assign({ pictures: (_, pictures: SharePictures) => pictures }),
    downloadPoster: emit(({ context }) => pictureFile('poster', context)),
    downloadQr: emit(({ context }) => pictureFile('qr', context)),
    toastShareFailed: emit({
      type: 'toast',
      tone: 'error',
      text: 'Your device could not open its share menu. Copy the link instead.',
    }),
    toastPrintFailed: emit({
      type: 'toast',
      tone: 'error',
      text: 'The poster could not be printed. Save it, and print the file.',
    }),
  },
}).createMachine({
  id: 'shareKit',
  description: 'The ways to hand a referral code on: the share menu of the device, a QR code, a poster.',
  context: ({ input }) => ({ ...input, pictures: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is there a code to hand on?',
      meta: { section: '§3' },
      always: [{ guard: 'hasNothingToShare', target: 'nothing' }, { target: 'offering' }],
    },
    nothing: {
      description: "The code is 'N/A': there is nothing to share, and the kit says so.",
      meta: { section: '§3' },
    },
    offering: {
      description: 'Every way to hand the code on is there.',
      meta: {
        section: '§2',
      },
      type: 'parallel',
      states: {
        sheet: {
          description: 'The share menu of the device.',
          meta: { section: '§2' },
          initial: 'looking',
          states: {
            looking: {
              description: 'Does the device have a share menu?',
              meta: { section: '§2' },
              invoke: {
                id: 'lookForSheet',
                src: 'lookForSheet',
                onDone: [
                  { guard: { type: 'canShare', params: ({ event }) => event.output }, target: 'ready' },
                  { target: 'absent' },
                ],
                onError: 'absent',
              },
            },
            absent: {
              description: 'The device has no share menu that a page can open, so there is no button for it.',
              meta: { section: '§2' },
            },
            ready: {
              description: 'The share menu can be opened.',
              meta: { section: '§2' },
              on: { 'share.requested': 'open' },
            },
            open: {
              description: 'The share menu lies over the page, until something was chosen or it was closed.',
              meta: { section: '§2' },
              invoke: {
                id: 'openSheet',
                src: 'openSheet',
                input: ({ context }) => ({ invitation: context.invitation }),
                onDone: 'ready',
                onError: { target: 'ready', actions: 'toastShareFailed' },
              },
            },
          },
        },
        poster: {
          description: 'The QR code, and the poster that holds it.',
          meta: { section: '§2' },
          initial: 'closed',
          states: {
            closed: {
              description: 'Neither is shown; nothing of them was fetched unless somebody has asked before.',
              meta: { section: '§2' },
              on: { 'poster.requested': 'drawing' },
            },
            drawing: {
              description: 'Both are being drawn.',
              meta: { section: '§2' },
              tags: 'busy',
              on: { 'dialog.dismissed': 'closed' },
              invoke: {
                id: 'drawPictures',
                src: 'drawPictures',
                input: ({ context }) => ({ invitation: context.invitation }),
                onDone: { target: 'shown', actions: { type: 'setPictures', params: ({ event }) => event.output } },
                onError: 'failed',
              },
            },
            failed: {
              description: 'What draws them could not be fetched. The dialog says so and offers to try again.',
              meta: { section: '§8' },
              on: { 'poster.requested': 'drawing', 'dialog.dismissed': 'closed' },
            },
            shown: {
              description: 'QR code and poster are shown, and can be saved and printed.',
              meta: {
                section: '§2',
              },
              initial: 'resting',
              on: {
                'dialog.dismissed': 'closed',
                'posterDownload.requested': { actions: 'downloadPoster' },
                'qrDownload.requested': { actions: 'downloadQr' },
              },
              states: {
                resting: {
                  description: 'Nothing is being printed.',
                  meta: { section: '§2' },
                  on: { 'print.requested': 'printing' },
                },
                printing: {
                  description: "The browser's own dialog prints the poster, or makes a PDF of it.",
                  meta: { section: '§2' },
                  invoke: {
                    id: 'printPoster',
                    src: 'printPoster',
                    input: ({ context }) => ({ pictures: context.pictures }),
                    onDone: 'resting',
                    onError: { target: 'resting', actions: 'toastPrintFailed' },
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
