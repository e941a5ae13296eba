import { openAsAdmin } from '#machines/manualTest.ts'
import { themeMachine } from '#machines/app/theme.machine.ts'
import { defineTestModel } from '#charts/testModel.ts'

export const themeTestModel = defineTestModel({
  id: 'app/theme',
  machine: themeMachine,
  inputs: [
    { name: 'a first visit', input: { theme: 'system' } },
    { name: 'a stored light theme', input: { theme: 'light' } },
    { name: 'a stored dark theme', input: { theme: 'dark' } },
  ],
  events: {
    'theme.chosen': {
      when: 'the person chooses a theme',
      cases: [
        { name: 'light', payload: { theme: 'light' } },
        { name: 'dark', payload: { theme: 'dark' } },
        { name: 'that of the device', payload: { theme: 'system' } },
      ],
    },
  },
  calls: {},
  keyOf: ({ context }) => ({ theme: context.theme }),
  manual: {
    starts: {
      'a first visit': openAsAdmin('/admin'),
      'a stored light theme': openAsAdmin(
        '/admin',
        "choose 'Light theme' in the menu of the avatar",
        'reload the page',
      ),
      'a stored dark theme': openAsAdmin('/admin', "choose 'Dark theme' in the menu of the avatar", 'reload the page'),
    },
    inputs: {
      'event theme.chosen: light': { action: "open the menu of the avatar, then press 'Light theme'" },
      'event theme.chosen: dark': { action: "open the menu of the avatar, then press 'Dark theme'" },
      'event theme.chosen: that of the device': { action: "open the menu of the avatar, then press 'System theme'" },
    },
  },
})
