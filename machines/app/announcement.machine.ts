import { assertEvent, assign, emit, setup } from 'xstate'
import type { Audience } from '#domain/errorCatalogue.ts'
import { authChangedDelayMs, profileRepeatDelayMs } from '#domain/limits.ts'
import type { PublishEffect } from '#machines/effects.ts'
import type { SystemMessages } from '#machines/messages.ts'
import type { StateMeta } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { sendToSystem } from '#machines/system.ts'

export const announcementMachine = setup({
  types: {
    context: {} as { audience: Audience },
    events: {} as SystemMessages['announcement'],
    emitted: {} as PublishEffect,
    meta: {} as StateMeta,
  },
  actors: { readToken: notProvided<string | null, { audience: Audience }>('readToken') },
  delays: { authChangedDelay: authChangedDelayMs, profileRepeatDelay: profileRepeatDelayMs },
  actions: {
    setAudience: assign({
      audience: ({ event }) => {
        assertEvent(event, 'session.opened')
        return event.audience
      },
    }),
    publishSession: emit((_, { token }: { token: string | null }) => ({
      type: 'publish',
      topic: 'AUTH_STATE_CHANGED',
      token,
    })),
    publishProfile: emit({ type: 'publish', topic: 'PROFILE_UPDATED' }),
    sendProfileSavedToPages: sendToSystem('pages', { type: 'profile.saved' }),
  },
}).createMachine({
  id: 'announcement',
  description: 'Notifies the other parts of the product of a new session and of a saved profile.',
  context: { audience: 'admin' },
  type: 'parallel',
  states: {
    session: {
      description: 'The notification of a new session.',
      meta: { section: '§4' },
      initial: 'idle',
      on: { 'session.opened': { target: '.waiting', reenter: true, actions: 'setAudience' } },
      states: {
        idle: { description: 'No notification of a session is due.', meta: { section: '§4' } },
        waiting: {
          description: `A session was opened. It is published after ${authChangedDelayMs} ms.`,
          meta: { section: '§4' },
          after: { authChangedDelay: 'readingToken' },
        },
        readingToken: {
          description:
            'The token of the session is read. Then the session is published, without a token if that fails.',
          meta: { section: '§4' },
          invoke: {
            id: 'readToken',
            src: 'readToken',
            input: ({ context }) => ({ audience: context.audience }),
            onDone: {
              target: 'idle',
              actions: { type: 'publishSession', params: ({ event }) => ({ token: event.output }) },
            },
            onError: { target: 'idle', actions: { type: 'publishSession', params: { token: null } } },
          },
        },
      },
    },
    profile: {
      description: 'The notification of a saved profile.',
      meta: { section: '§4' },
      initial: 'idle',
      on: {
        'profile.saved': {
          target: '.repeating',
          reenter: true,
          actions: ['publishProfile', 'sendProfileSavedToPages'],
        },
      },
      states: {
        idle: { description: 'No notification of a profile is due.', meta: { section: '§4' } },
        repeating: {
          description:
            `A profile was saved and published. It is published again after ${profileRepeatDelayMs} ms ` +
            'for parts of the product that were not ready.',
          meta: { section: '§4' },
          after: { profileRepeatDelay: { target: 'idle', actions: 'publishProfile' } },
        },
      },
    },
  },
})
