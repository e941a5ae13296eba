import { titleOf } from '#domain/routes/routes.ts'
import type { Effect } from '#machines/effects.ts'

type EffectTexts = { readonly [T in Effect['type']]: (effect: Extract<Effect, { type: T }>) => string }

/** What a person notices of each effect. The text follows "Then". */
export const effectTexts: EffectTexts = {
  toast: ({ text, action }) => `a message says "${text}"${action === undefined ? '' : ` and offers '${action}'`}`,
  showTitle: ({ route }) => `the title is '${titleOf(route)}'`,
  savePreference: (effect) => {
    if (effect.key === 'profile') return 'the browser stores the profile of the signed-in person'
    if (effect.key === 'timeFrames') return 'the browser stores the time frames'
    if (effect.key === 'recentEntries') return 'the browser stores the recent entries of the command palette'
    return effect.key === 'tableLayout'
      ? 'the browser stores the table layout'
      : `the browser stores '${effect.value}' for the next visit`
  },
  recordActivity: () => "'My activity' lists the change",
  download: ({ name }) => `the file ${name.replace(/(?=\.\w+$)/, '-[today]')} is downloaded`,
  publish: ({ topic }) =>
    `other programs on the page are told of ${topic === 'PROFILE_UPDATED' ? 'the saved profile' : 'the new session'}`,
}
