import { assign, setup } from 'xstate'
import { toastSuccessMs } from '#domain/limits.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { toast } from '#machines/system.ts'

/** What to copy: an invitation or a part of it, a detail of a row, or the address of a view. */
export type CopyTarget = 'link' | 'code' | 'message' | 'email' | 'phone' | 'id' | 'view'

interface Context {
  target: CopyTarget
  text: string
}

const successTexts: Readonly<Record<CopyTarget, string>> = {
  link: 'Referral link copied!',
  code: 'Referral code copied.',
  message: 'Message copied.',
  email: 'Email copied.',
  phone: 'Phone number copied.',
  id: 'Id copied.',
  view: 'Link to this view copied.',
}
const failureTexts: Readonly<Record<CopyTarget, string>> = {
  link: 'Failed to copy link.',
  code: 'Failed to copy code.',
  message: 'Failed to copy message.',
  email: 'Failed to copy email.',
  phone: 'Failed to copy phone number.',
  id: 'Failed to copy id.',
  view: 'Failed to copy link.',
}

export const copyMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'copy.requested'; target: CopyTarget; text: string },
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
  },
  actors: { copyText: notProvided<void, { text: string }>('copyText') },
  delays: { copiedTimeout: toastSuccessMs },
  actions: {
    setTarget: assign(({ event }) => ({ target: event.target, text: event.text })),
    toastCopied: toast(({ context }) => ({ tone: 'success', text: successTexts[context.target] })),
    toastFailed: toast(({ context }) => ({ tone: 'error', text: failureTexts[context.target] })),
  },
}).createMachine({
  id: 'copy',
  description:
    'Buttons copy the referral link, the referral code, the message, a detail of a row, or the address of a view.',
  context: { target: 'link', text: '' },
  initial: 'ready',
  states: {
    ready: {
      description: 'The copy buttons can be pressed.',
      meta: { section: '§2' },
      on: { 'copy.requested': { target: 'copying', actions: 'setTarget' } },
    },
    copying: {
      description: 'The text is being copied to the clipboard. Pressing a button again has no effect.',
      meta: { section: '§2' },
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => ({ text: context.text }),
        onDone: {
          target: 'copied',
          actions: 'toastCopied',
        },
        onError: {
          target: 'failed',
          actions: 'toastFailed',
        },
      },
    },
    copied: {
      description: `The pressed button says 'Copied' for ${toastSuccessMs / 1_000} seconds.`,
      meta: { section: '§9' },
      after: { copiedTimeout: 'ready' },
      on: { 'copy.requested': { target: 'copying', actions: 'setTarget' } },
    },
    failed: {
      description: 'The browser did not copy the text. The page asks the person to copy the text by hand.',
      meta: { section: '§8' },
      on: { 'copy.requested': { target: 'copying', actions: 'setTarget' } },
    },
  },
})
