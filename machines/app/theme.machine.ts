import { emit, setup, type SnapshotFrom } from 'xstate'
import type { Theme } from '#domain/app/theme.ts'
import type { SavePreferenceEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'

export const themeMachine = setup({
  types: {
    input: {} as { theme: Theme },
    context: {} as { storedTheme: Theme },
    events: {} as { type: 'theme.chosen'; theme: Theme },
    emitted: {} as SavePreferenceEffect,
    meta: {} as StateMeta,
  },
  guards: {
    isLightStored: ({ context }) => context.storedTheme === 'light',
    isDarkStored: ({ context }) => context.storedTheme === 'dark',
    isLightChosen: ({ event }) => event.theme === 'light',
    isDarkChosen: ({ event }) => event.theme === 'dark',
  },
  actions: {
    storeTheme: emit(({ event }) => ({ type: 'savePreference', key: 'theme', value: event.theme })),
  },
}).createMachine({
  id: 'theme',
  description:
    'The console is light, dark, or as the device is. A choice of the person applies at once, and the ' +
    'browser stores it.',
  context: ({ input }) => ({ storedTheme: input.theme }),
  initial: 'restoring',
  on: {
    'theme.chosen': [
      {
        description: "The person chooses 'Light theme'. The browser stores the theme.",
        guard: 'isLightChosen',
        target: '.light',
        actions: 'storeTheme',
      },
      {
        description: "The person chooses 'Dark theme'. The browser stores the theme.",
        guard: 'isDarkChosen',
        target: '.dark',
        actions: 'storeTheme',
      },
      {
        description: "The person chooses 'System theme'. The browser stores the theme.",
        target: '.system',
        actions: 'storeTheme',
      },
    ],
  },
  states: {
    restoring: {
      description: 'The console applies the theme of the last visit.',
      meta: { section: '§4' },
      always: [
        { description: "The person chose 'Light theme' at an earlier visit.", guard: 'isLightStored', target: 'light' },
        { description: "The person chose 'Dark theme' at an earlier visit.", guard: 'isDarkStored', target: 'dark' },
        { description: "The person chose 'System theme', or has never chosen a theme.", target: 'system' },
      ],
    },
    system: {
      description: 'The console is light or dark, as the device is set.',
      meta: { section: '§2' },
    },
    light: {
      description: 'The console has light colours.',
      meta: { section: '§2' },
    },
    dark: {
      description: 'The console has dark colours.',
      meta: { section: '§2' },
    },
  },
})

/** The current theme. */
export const selectTheme = (snapshot: SnapshotFrom<typeof themeMachine>): Theme =>
  snapshot.matches('light') ? 'light' : snapshot.matches('dark') ? 'dark' : 'system'
