import { assign, setup } from 'xstate'
import { photoMaxBytes } from '#domain/limits.ts'
import { photoProblemTexts, type PhotoResult } from '#domain/settings/photo.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { toast } from '#machines/system.ts'

export interface PhotoInput {
  file: Blob
}

/** The picture as a data URL, or the reason why the file is rejected. */
export type PhotoOutput = { kind: 'ready'; picture: string } | { kind: 'rejected'; problem: string }

interface Context extends PhotoInput {
  picture: string
  problem: string
}

export const photoMachine = setup({
  types: {
    input: {} as PhotoInput,
    context: {} as Context,
    output: {} as PhotoOutput,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: { readPhoto: notProvided<PhotoResult, PhotoInput>('readPhoto') },
  guards: { isReady: (_, result: PhotoResult) => result.kind === 'ready' },
  actions: {
    setPicture: assign({ picture: (_, result: PhotoResult) => (result.kind === 'ready' ? result.picture : '') }),
    setProblem: assign({
      problem: (_, result: PhotoResult) => (result.kind === 'ready' ? '' : photoProblemTexts[result.kind]),
    }),
    setReadProblem: assign({ problem: 'Failed to read image file' }),
    toastReady: toast({
      tone: 'success',
      text: 'Image ready. Click Save Changes to update your profile.',
    }),
    toastProblem: toast(({ context }) => ({ tone: 'error', text: context.problem })),
  },
}).createMachine({
  id: 'photo',
  description:
    'The console turns a chosen file into the profile picture, if the file is an image of the right type and size.',
  context: ({ input }) => ({ ...input, picture: '', problem: '' }),
  initial: 'reading',
  states: {
    reading: {
      description: `The console checks the chosen file. A PNG, JPEG, WebP or GIF of at most ${photoMaxBytes / 1024 ** 2} MB becomes a small square picture.`,
      meta: { section: '§5' },
      tags: 'busy',
      invoke: {
        id: 'readPhoto',
        src: 'readPhoto',
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          {
            description: 'The file is a usable image. The profile form gets the small square picture.',
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'setPicture', params: ({ event }) => event.output },
          },
          {
            description: 'The file has the wrong type, is too large or has too many pixels.',
            target: 'rejected',
            actions: { type: 'setProblem', params: ({ event }) => event.output },
          },
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
  },
  output: ({ event }) => (event as unknown as { output: PhotoOutput }).output,
})
