import { pathOf } from '#domain/routes/routes.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { formatView } from '#domain/lists/view.ts'
import type { Effect } from '#machines/effects.ts'

type EffectTexts = { readonly [T in Effect['type']]: (effect: Extract<Effect, { type: T }>) => string }

/** What a person notices of each effect, to follow "Then". */
export const effectTexts: EffectTexts = {
  toast: ({ text }) => `a message says "${text}"`,
  alert: ({ text }) => `the bell lists "${text}"`,
  navigate: ({ to, wayBack }) =>
    wayBack === 'take'
      ? `the address changes to the requested page, or to ${pathOf(to)}`
      : `the address changes to ${pathOf(to)}`,
  goBack: ({ otherwise }) => `the console goes one step back, or to ${pathOf(otherwise)} without a previous page`,
  openUrl: ({ address }) => `the address changes to ${address}`,
  showView: ({ kind, view }) => `the address is ${pathOf(listKinds[kind].route)}${formatView(listKinds[kind], view)}`,
  navigationBlock: ({ isBlocked }) => (isBlocked ? 'leaving the page asks first' : 'the page can be left'),
  reload: () => 'the page reloads',
  savePreference: (effect) => {
    if (effect.what === 'profile') return 'the browser stores who signed in'
    if (effect.what === 'frames') return 'the browser stores the time frames'
    if (effect.what === 'recentEntries') return 'the browser stores the recent choices'
    return effect.what === 'tableLook'
      ? 'the browser stores the layout of the table'
      : `the browser stores '${effect.value}'`
  },
  saveTimeFrame: ({ frame }) => `the address and the browser store '${frame}'`,
  recordCounts: () => 'the counts are added to the daily history',
  download: ({ name }) => `the file ${name} is downloaded`,
  announceProfile: () => 'the rest of the product learns that the profile was saved',
  publish: ({ topic }) =>
    `the rest of the product learns that ${topic === 'PROFILE_UPDATED' ? 'the profile' : 'the sign-in'} changed`,
  retry: () => 'the failed action runs again',
  runCommand: ({ command }) => `the console runs the command ${command}`,
  log: ({ what, value }) => `the log of the browser says "${what}: ${value}"`,
}
