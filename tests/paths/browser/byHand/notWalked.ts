const leaves = 'the page leaves for a store or an app within two seconds, which a walk cannot hold'
const ownClock = 'the other tab has a clock of its own, which is behind the clock that the walk has moved'
const startsAtOnce = 'the first states are over before the walk can look'
const endsAtOnce = 'the last state is over before the walk can look'
const suspensionOnly = 'the fault is for a suspension, and undo is another call'

/** Why a browser does not follow a script of a person, by the id of the script or of the chart. */
export const notWalked: Readonly<Record<string, string>> = {
  'referral/referral': leaves,
  'verify-377e43a9': ownClock,
  'dashboard-f3a7ebff': startsAtOnce,
  'users-5b1c9a8e': suspensionOnly,
  'users-de485a5d': suspensionOnly,
  'signIn-6099ad32': 'the other tab has to wait before it can request another code',
  'palette-0df799e0': 'the dashboard reads users meanwhile, so the palette of the stack has records',
  'save-21b9feda': endsAtOnce,
}
