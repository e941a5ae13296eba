const leaves = 'the page leaves for a store or an app within two seconds, which a walk cannot hold'
const ownClock = 'the other tab has a clock of its own, which is behind the clock that the walk has moved'
const startsAtOnce = 'the first states are over before the walk can look'
const changed = 'its instructions were corrected, and no walk has followed them since'
const open = 'the browser does something else than the script says, and nobody has found out why yet'

/** Why a browser does not follow a script of a person, by the id of the script or of the chart. */
export const notWalked: Readonly<Record<string, string>> = {
  'referral/referral': leaves,
  'saving/save': changed,
  'marketers/marketerImport': changed,
  'lists/listPage': changed,
  'lists/csvExport': changed,
  'verify-905c2071': ownClock,
  'dashboard-f3a7ebff': startsAtOnce,
  'listPrefetch-4d721f26': changed,
  'lifetime-ee362e75': changed,
  'lifetime-ee9743a9': changed,
  'refereeList-11a4a1b0': changed,
  'undoOffer-a3e84ec3': changed,
  'signIn-2bd45aab': open,
  'palette-0df799e0': open,
  'resend-cfcabfdb': open,
  'problemReport-1560f106': open,
  'profileForm-78049e76': open,
  'profileForm-eff163f2': open,
  'profileForm-7fce158b': open,
  'users-5b1c9a8e': 'the fault is for a suspension, and undo is another call',
  'users-de485a5d': open,
  'marketers-425c2f99': open,
  'marketers-6bffe13d': open,
  'marketerForm-8904214c': open,
  'sidePanel-a95249bf': open,
  'leaderboard-1eaf83c2': open,
  'followUp-292b28c0': open,
  'shareKit-5fd9ad81': open,
  'shareKit-51054c48': open,
}
