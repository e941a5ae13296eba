import { assign, emit, setup } from 'xstate'
import { toastSuccessMs } from '#domain/limits.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** What of an invitation is copied. */
export type CopyTarget = 'link' | 'code'

interface Context {
  what: CopyTarget
  text: string
}

const successTexts = { link: 'Referral link copied!', code: 'Referral code copied.' } as const
const failureTexts = { link: 'Failed to copy link.', code: 'Failed to copy code.' } as const

export const copyMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'copy.requested'; what: CopyTarget; text: string },
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
  },
  actors: { copyText: notProvided<void, { text: string }>('copyText') },
  delays: { copiedTimeout: toastSuccessMs },
  actions: {
    setTarget: assign(({ event }) => ({ what: event.what, text: event.text })),
    toastCopied: emit(({ context }) => ({ type: 'toast', tone: 'success', text: successTexts[context.what] })),
    toastFailed: emit(({ context }) => ({ type: 'toast', tone: 'error', text: failureTexts[context.what] })),
  },
}).createMachine({
  id: 'copy',
  description: 'The buttons that copy the referral link and the code.',
  context: { what: 'link', text: '' },
  initial: 'ready',
  states: {
    ready: {
      description: 'Link and code can be copied.',
      meta: {
        section: '§2',
      },
      on: { 'copy.requested': { target: 'copying', actions: 'setTarget' } },
    },
    copying: {
      description: 'The text is being put on the clipboard. A second press changes nothing.',
      meta: { section: '§2' },
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => ({ text: context.text }),
        onDone: { target: 'copied', actions: 'toastCopied' },
        onError: { target: 'refused', actions: 'toastFailed' },
      },
    },
    copied: {
      description: 'The button says for two seconds that it has copied.',
      meta: { section: '§9' },
      after: { copiedTimeout: 'ready' },
      on: { 'copy.requested': { target: 'copying', actions: 'setTarget' } },
    },
    refused: {
      description: 'The browser would not copy. The page says so and asks to select the text and copy it by hand.',
      meta: { section: '§8' },
      on: { 'copy.requested': { target: 'copying', actions: 'setTarget' } },
    },
  },
})
