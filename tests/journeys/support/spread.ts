/** `npm test` runs a spread of the cases below. `npm run test:whole` runs all of them. */
export const isWhole = process.env['WHOLE_JOURNEYS'] === '1'

/** Every `step`-th case from `first` on, so that each kind is tried in some test of `npm test`. */
export const spread = <Case>(cases: readonly Case[], step: number, first = 0): readonly Case[] =>
  isWhole ? cases : cases.filter((_, index) => index % step === first)
