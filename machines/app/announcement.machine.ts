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
  description:
    'After a sign-in and after a saved profile, the console tells other programs that run on the same page, with ' +
    'the events AUTH_STATE_CHANGED and PROFILE_UPDATED.',
  context: { audience: 'admin' },
  type: 'parallel',
  states: {
    session: {
      description:
        'After a sign-in, the console tells other programs on the page about the new session (event ' +
        'AUTH_STATE_CHANGED). The person sees nothing of it.',
      meta: { section: '§4' },
      initial: 'idle',
      on: { 'session.opened': { target: '.waiting', reenter: true, actions: 'setAudience' } },
      states: {
        idle: {
          description: 'There is no new session to tell other programs on the page about.',
        },
        waiting: {
          description: `A person has signed in. The console tells other programs on the page after ${authChangedDelayMs} ms.`,
          after: { authChangedDelay: 'readingToken' },
        },
        readingToken: {
          description:
            'The console reads the token, the proof that the person is signed in, to send it to the other programs. ' +
            'If it cannot read the token, it tells them without it.',
          invoke: {
            id: 'readToken',
            src: 'readToken',
            input: ({ context }) => ({ audience: context.audience }),
            onDone: {
              description:
                'The console tells other programs on the page about the new session, and sends them the token.',
              target: 'idle',
              actions: { type: 'publishSession', params: ({ event }) => ({ token: event.output }) },
            },
            onError: {
              description: 'The console tells other programs on the page about the new session, without a token.',
              target: 'idle',
              actions: { type: 'publishSession', params: { token: null } },
            },
          },
        },
      },
    },
    profile: {
      description: 'The console tells other programs on the page about a saved profile (event PROFILE_UPDATED).',
      meta: { section: '§4' },
      initial: 'idle',
      on: {
        'profile.saved': {
          description:
            'The console tells other programs on the page about the saved profile. The header shows the saved profile.',
          target: '.repeating',
          reenter: true,
          actions: ['publishProfile', 'sendProfileSavedToPages'],
        },
      },
      states: {
        idle: {
          description: 'There is no saved profile to tell other programs on the page about.',
        },
        repeating: {
          description:
            'The console has told other programs on the page about the saved profile. It tells them again after ' +
            `${profileRepeatDelayMs} ms, because some may not have been ready.`,
          after: {
            profileRepeatDelay: {
              description: 'The console tells other programs on the page about the saved profile for the second time.',
              target: 'idle',
              actions: 'publishProfile',
            },
          },
        },
      },
    },
  },
})
