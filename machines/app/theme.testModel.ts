import { openAsAdmin, openAvatarMenu } from '#machines/manualTest.ts'
import { menuItem, reload } from '#charts/gestures.ts'
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
      'a stored light theme': openAsAdmin('/admin', openAvatarMenu, menuItem('Light theme'), reload),
      'a stored dark theme': openAsAdmin('/admin', openAvatarMenu, menuItem('Dark theme'), reload),
    },
    inputs: {
      'event theme.chosen: light': { action: [openAvatarMenu, menuItem('Light theme')] },
      'event theme.chosen: dark': { action: [openAvatarMenu, menuItem('Dark theme')] },
      'event theme.chosen: that of the device': { action: [openAvatarMenu, menuItem('System theme')] },
    },
  },
})
