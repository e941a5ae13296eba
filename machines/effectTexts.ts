import { pathOf } from '#domain/routes/routes.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { formatView } from '#domain/lists/view.ts'
import type { Effect } from '#machines/effects.ts'

type EffectTexts = { readonly [T in Effect['type']]: (effect: Extract<Effect, { type: T }>) => string }

/** What a person notices of each effect. The text follows "Then". */
export const effectTexts: EffectTexts = {
  toast: ({ text }) => `a message says "${text}"`,
  navigate: ({ to, returnUrl }) =>
    returnUrl === 'restore' ? `the requested page opens, or ${pathOf(to)}` : `${pathOf(to)} opens`,
  goBack: ({ fallback }) => `the previous page opens, or ${pathOf(fallback)}`,
  openUrl: ({ url }) => `${url} opens`,
  showView: ({ kind, view }) => `the URL is ${pathOf(listKinds[kind].route)}${formatView(listKinds[kind], view)}`,
  navigationBlock: ({ isBlocked }) => (isBlocked ? 'the page asks before it is left' : 'the page can be left'),
  reload: () => 'the page reloads',
  savePreference: (effect) => {
    if (effect.key === 'profile') return 'the browser stores the profile of the signed-in person'
    if (effect.key === 'timeFrames') return 'the browser stores the time frames'
    if (effect.key === 'recentEntries') return 'the browser stores the recent entries of the command palette'
    return effect.key === 'tableLayout'
      ? 'the browser stores the layout of the table'
      : `the browser stores '${effect.value}'`
  },
  saveTimeFrame: ({ timeFrame }) => `the URL and the browser store '${timeFrame}'`,
  download: ({ name }) => `the file ${name} is downloaded`,
  publish: ({ topic }) =>
    `the other parts of the product are notified of ${topic === 'PROFILE_UPDATED' ? 'the profile' : 'the session'}`,
  log: ({ name, value }) => `the browser console shows "${name}: ${value}"`,
}
