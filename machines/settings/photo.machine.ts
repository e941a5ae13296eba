import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate'
import { photoFileMaxBytes, photoMaxBytes } from '#domain/limits.ts'
import {
  type Crop,
  centeredCrop,
  isStorable,
  photoProblemTexts,
  type PhotoResult,
  type PhotoSize,
} from '#domain/settings/photo.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { toast } from '#machines/system.ts'

export interface PhotoInput {
  file: Blob
}

/** The picture as a data URL, the reason why the file is rejected, or that the person keeps the old picture. */
export type PhotoOutput =
  | { kind: 'ready'; picture: string }
  | { kind: 'rejected'; problem: string }
  | { kind: 'cancelled' }

interface Context extends PhotoInput {
  size: PhotoSize
  /** The part of the photo that the person has chosen. */
  crop: Crop
  picture: string
  problem: string
}

type Event = { type: 'crop.confirmed'; crop: Crop } | { type: 'dialog.dismissed' }

export const photoMachine = setup({
  types: {
    input: {} as PhotoInput,
    context: {} as Context,
    events: {} as Event,
    output: {} as PhotoOutput,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    readPhoto: notProvided<PhotoResult, PhotoInput>('readPhoto'),
    cropPhoto: notProvided<string, PhotoInput & { crop: Crop }>('cropPhoto'),
  },
  guards: {
    isReady: (_, result: PhotoResult) => result.kind === 'ready',
    isStorable: (_, picture: string) => isStorable(picture),
  },
  actions: {
    setSize: assign((_, result: PhotoResult) =>
      result.kind === 'ready' ? { size: { width: result.width, height: result.height } } : {},
    ),
    setCrop: assign(({ event }) => {
      assertEvent(event, 'crop.confirmed')
      return { crop: event.crop }
    }),
    setPicture: assign((_, { picture }: { picture: string }) => ({ picture })),
    setProblem: assign({
      problem: (_, result: PhotoResult) => (result.kind === 'ready' ? '' : photoProblemTexts[result.kind]),
    }),
    setSizeProblem: assign({ problem: photoProblemTexts.tooLarge }),
    setReadProblem: assign({ problem: 'Failed to read image file' }),
    toastReady: toast({
      tone: 'success',
      text: 'Image ready. Click Save Changes to update your profile.',
    }),
    toastProblem: toast(({ context }) => ({ tone: 'error', text: context.problem })),
  },
}).createMachine({
  id: 'photo',
  description: 'A part of a chosen photo becomes the profile picture, if the file is an image of the right size.',
  context: ({ input }) => ({
    ...input,
    size: { width: 0, height: 0 },
    crop: centeredCrop,
    picture: '',
    problem: '',
  }),
  initial: 'reading',
  states: {
    reading: {
      description: `The console checks the chosen file: an image of at most ${photoFileMaxBytes / 1024 ** 2} MB that this browser can read.`,
      meta: { section: '§5' },
      tags: 'busy',
      invoke: {
        id: 'readPhoto',
        src: 'readPhoto',
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'cropping',
            actions: { type: 'setSize', params: ({ event }) => event.output },
          },
          {
            description:
              'The file has the wrong type, is too large, has too many pixels, or this browser cannot read it.',
            target: 'rejected',
            actions: { type: 'setProblem', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'rejected', actions: 'setReadProblem' },
      },
    },
    cropping: {
      description: 'A dialog shows the photo in a round frame. The person moves it and zooms.',
      meta: { section: '§2' },
      on: {
        'crop.confirmed': { target: 'storing', actions: 'setCrop' },
        'dialog.dismissed': 'cancelled',
      },
    },
    storing: {
      description: `The part in the frame becomes a square picture of at most ${photoMaxBytes / 1024 ** 2} MB. The dialog stays open.`,
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'cropPhoto',
        src: 'cropPhoto',
        input: ({ context: { file, crop } }) => ({ file, crop }),
        onDone: [
          {
            guard: { type: 'isStorable', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'setPicture', params: ({ event }) => ({ picture: event.output }) },
          },
          { description: 'The picture is too large to be stored.', target: 'rejected', actions: 'setSizeProblem' },
        ],
        onError: { target: 'rejected', actions: 'setReadProblem' },
      },
    },
    ready: {
      description: 'The picture is ready to save, and a message says so.',
      meta: { section: '§4' },
      type: 'final',
      entry: 'toastReady',
      output: ({ context }) => ({ kind: 'ready', picture: context.picture }),
    },
    rejected: {
      description: 'The file is rejected. A message shows the reason, and the previous picture stays.',
      meta: { section: '§5' },
      type: 'final',
      entry: 'toastProblem',
      output: ({ context }) => ({ kind: 'rejected', problem: context.problem }),
    },
    cancelled: {
      description: 'The dialog is closed, and the previous picture stays.',
      meta: { section: '§2' },
      type: 'final',
      output: { kind: 'cancelled' },
    },
  },
  output: ({ event }) => (event as unknown as { output: PhotoOutput }).output,
})

/** The dialog that shows the photo in its frame. */
export const selectCropDialog = (snapshot: SnapshotFrom<typeof photoMachine>) => ({
  isOpen: snapshot.matches('cropping') || snapshot.matches('storing'),
  isStoring: snapshot.matches('storing'),
  file: snapshot.context.file,
  size: snapshot.context.size,
})
