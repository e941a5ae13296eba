import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Theme } from '#domain/app/theme.ts'
import type { SavePreferenceEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'

export const themeMachine = setup({
  types: {
    input: {} as { theme: Theme },
    context: {} as { theme: Theme },
    events: {} as { type: 'theme.chosen'; theme: Theme },
    emitted: {} as SavePreferenceEffect,
    meta: {} as StateMeta,
  },
  actions: {
    setTheme: assign({ theme: ({ event }) => event.theme }),
    storeTheme: emit(({ event }) => ({ type: 'savePreference', key: 'theme', value: event.theme })),
  },
}).createMachine({
  id: 'theme',
  description:
    'The console is light, dark, or as the device is. A choice of the person applies at once, and the browser stores it.',
  context: ({ input }) => ({ theme: input.theme }),
  initial: 'applied',
  states: {
    applied: {
      description: 'The console has the colours of the chosen theme. Without a choice, it is as the device is.',
      meta: { section: '§2' },
      on: {
        'theme.chosen': {
          actions: ['setTheme', 'storeTheme'],
        },
      },
    },
  },
})

/** The current theme. */
export const selectTheme = (snapshot: SnapshotFrom<typeof themeMachine>): Theme => snapshot.context.theme
