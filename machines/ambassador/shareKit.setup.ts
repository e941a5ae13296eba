import { assign, emit, setup } from 'xstate'
import { toFileName } from '#domain/lists/csv.ts'
import type { Invitation } from '#domain/people/sharing.ts'
import type { DownloadEffect, ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { toast } from '#machines/system.ts'

/** The pictures of an invitation. */
export interface SharePictures {
  /** The QR code and the poster as SVG text. */
  qr: string
  poster: string
  /** The poster and the picture for stories as PNG, in a data URL. */
  posterPng: string
  storyPng: string
}

/** A picture that is saved as PNG. */
export type PngPicture = 'poster' | 'story'

/** A file for the share menu. Its content is a data URL. */
export interface PictureFile {
  name: `${string}.png`
  dataUrl: string
}

export interface ShareKitInput {
  /** The invitation to share, or null if the marketer has no code. */
  invitation: Invitation | null
}

interface Context extends ShareKitInput {
  /** What the marketer writes in invitations, or null for the default text. */
  ownText: string | null
  /** The own text before 'Reset'. */
  resetText: string | null
  pictures: SharePictures | null
  /** The picture that is being saved. */
  saved: PngPicture
}

type Event =
  | { type: 'share.requested' }
  | { type: 'message.requested' }
  | { type: 'message.changed'; text: string }
  | { type: 'message.reset' }
  | { type: 'reset.undone' }
  | { type: 'poster.requested' }
  | { type: 'dialog.dismissed' }
  | { type: 'pictureSave.requested'; picture: PngPicture }
  | { type: 'print.requested' }
  | { type: 'qrDownload.requested' }

/** The PNG file of the picture that is being saved. */
export const pictureFile = ({ invitation, pictures, saved }: Context): PictureFile => ({
  name: toFileName([saved, invitation?.code ?? ''], 'png'),
  dataUrl: pictures?.[`${saved}Png`] ?? '',
})

/** The types, actors, guards and actions of the chart of the share options. */
export const shareKitSetup = setup({
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
    share: notProvided<void, ShareKitInput & { ownText: string | null }>('share'),
    readOwnText: notProvided<string | null, ShareKitInput>('readOwnText'),
    storeOwnText: notProvided<boolean, ShareKitInput & { text: string | null }>('storeOwnText'),
    drawPictures: notProvided<SharePictures, ShareKitInput>('drawPictures'),
    sharePicture: notProvided<boolean, PictureFile>('sharePicture'),
    printPoster: notProvided<void, { pictures: SharePictures | null }>('printPoster'),
  },
  guards: {
    hasNothingToShare: ({ context }) => context.invitation === null,
    canShare: (_, isSupported: boolean) => isSupported,
    isStored: (_, isStored: boolean) => isStored,
    isShared: (_, isShared: boolean) => isShared,
    hasOwnText: ({ context }) => context.ownText !== null,
    isReset: ({ context }) => context.resetText !== null,
  },
  actions: {
    setOwnText: assign({ ownText: (_, text: string | null) => text, resetText: null }),
    resetOwnText: assign({ ownText: null, resetText: ({ context }) => context.ownText }),
    undoReset: assign({ ownText: ({ context }) => context.resetText, resetText: null }),
    forgetResetText: assign({ resetText: null }),
    setPictures: assign({ pictures: (_, pictures: SharePictures) => pictures }),
    setSaved: assign({ saved: (_, picture: PngPicture) => picture }),
    downloadPicture: emit(({ context }): DownloadEffect => {
      const { name, dataUrl } = pictureFile(context)
      return { type: 'download', name, text: dataUrl }
    }),
    downloadQr: emit(({ context: { invitation, pictures } }): DownloadEffect => ({
      type: 'download',
      name: toFileName(['qr-code', invitation?.code ?? ''], 'svg'),
      text: pictures?.qr ?? '',
    })),
    toastShareFailed: toast({
      tone: 'error',
      text: 'Your device could not open its share menu. Copy the link instead.',
    }),
    toastPrintFailed: toast({
      tone: 'error',
      text: 'The poster could not be printed. Save it, and print the file.',
    }),
  },
})
