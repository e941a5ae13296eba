import type { settingsMachine } from '#machines/settings/settings.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const settingsTexts: ChartTexts<typeof settingsMachine> = {
  states: {
    loading: { given: 'the profile on its way', seen: 'the page shows that it loads' },
    failed: { given: 'a profile that could not be loaded', seen: "the page says why and offers 'Retry'" },
    open: { given: 'the settings page', seen: 'the profile is shown' },
    left: { given: 'the person on the way out', seen: 'the console is being left' },
    deleted: { given: 'the account deleted', seen: 'the sign-in page opens' },
  },
  events: {
    'retry.requested': "the person presses 'Retry'",
    'signOut.requested': "the person presses 'Sign out'",
    'profile.changed': 'the profile is saved in another tab',
  },
  calls: {
    loadProfile: 'the fetching of the profile',
    form: 'the change of the profile',
    deletion: 'the deletion of the account',
  },
  facts: { hasProblem: () => null },
}
