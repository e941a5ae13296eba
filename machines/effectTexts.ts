import { pathOf } from '#domain/routes/routes.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { formatView } from '#domain/lists/view.ts'
import type { Effect } from '#machines/effects.ts'

type Saying = { readonly [T in Effect['type']]: (emitted: Extract<Effect, { type: T }>) => string }

/** What a person sees of what a chart emits, to follow "Then". */
export const effectTexts: Saying = {
  toast: ({ text }) => `a message says "${text}"`,
  navigation: ({ to, wayBack }) =>
    wayBack === 'take'
      ? `the address changes to the one that was asked for, or to ${pathOf(to)}`
      : `the address changes to ${pathOf(to)}`,
  stepBack: ({ otherwise }) => `the console goes one step back, or to ${pathOf(otherwise)} where there is none`,
  remembered: (emitted) => {
    if (emitted.what === 'profile') return 'who signed in is kept for the next visit'
    if (emitted.what === 'frames') return 'the time frames are kept for the next visit'
    if (emitted.what === 'recentEntries') return 'what was chosen is kept for the next visit'
    return emitted.what === 'tableLook'
      ? 'the look of the table is kept for the next visit'
      : `'${emitted.value}' is kept for the next visit`
  },
  viewed: ({ kind, view }) => `the address says ${pathOf(listKinds[kind].route)}${formatView(listKinds[kind], view)}`,
  download: ({ name }) => `the file ${name} is handed over`,
  framed: ({ frame }) => `the address names '${frame}', which is kept for the next visit`,
  profileSaved: () => 'the rest of the product is told that the profile was saved',
  shut: ({ isShut }) => (isShut ? 'to leave the page takes an answer' : 'the page can be left'),
  passage: ({ address }) => `the address changes to ${address}`,
  commanded: ({ command }) => `the console does what was chosen: ${command}`,
  reload: () => 'the page is loaded again',
  retried: () => 'what failed is tried again',
  logged: ({ what, value }) => `the log of the browser says "${what}: ${value}"`,
  counted: () => 'the counts are kept for the daily history',
  alert: ({ text }) => `the bell lists "${text}"`,
  published: ({ topic }) =>
    `the rest of the product is told that ${topic === 'PROFILE_UPDATED' ? 'the profile' : 'the sign-in'} changed`,
}
