import { assign, emit, setup } from 'xstate'
import { type PhotoResult, photoProblemTexts } from '#domain/settings/photo.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface PhotoInput {
  file: Blob
}

/** A data URL that can be saved, or why there is none. */
export type PhotoOutput = { kind: 'ready'; picture: string } | { kind: 'refused'; problem: string }

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
  actors: { readPhoto: notProvided<PhotoResult, { file: Blob }>('readPhoto') },
  guards: { isReady: (_, reading: PhotoResult) => reading.kind === 'ready' },
  actions: {
    setPicture: assign({ picture: (_, reading: PhotoResult) => (reading.kind === 'ready' ? reading.picture : '') }),
    setProblem: assign({
      problem: (_, reading: PhotoResult) => (reading.kind === 'ready' ? '' : photoProblemTexts[reading.kind]),
    }),
    setReadProblem: assign({ problem: 'Failed to read image file' }),
    toastReady: emit({
      type: 'toast',
      tone: 'success',
      text: 'Image ready. Click Save Changes to update your profile.',
    }),
    toastProblem: emit(({ context }) => ({ type: 'toast', tone: 'error', text: context.problem })),
  },
}).createMachine({
  id: 'photo',
  description: 'A file that was chosen as the profile picture is looked at, and made small.',
  context: ({ input }) => ({ ...input, picture: '', problem: '' }),
  initial: 'reading',
  states: {
    reading: {
      description:
        'The file is judged by its bytes: a PNG, JPEG, WebP or GIF of at most 2 MB. A small square picture is made of it.',
      meta: { section: '§5' },
      tags: 'busy',
      invoke: {
        id: 'readPhoto',
        src: 'readPhoto',
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'setPicture', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'setProblem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: 'setReadProblem' },
      },
    },
    ready: {
      description: 'The picture is there. It waits for the save.',
      meta: { section: '§4' },
      type: 'final',
      entry: 'toastReady',
    },
    refused: {
      description: 'The file is not taken. A toast says why; the picture of before stays.',
      meta: { section: '§5' },
      type: 'final',
      entry: 'toastProblem',
    },
  },
  output: ({ context: { picture, problem } }): PhotoOutput =>
    picture === '' ? { kind: 'refused', problem } : { kind: 'ready', picture },
})
