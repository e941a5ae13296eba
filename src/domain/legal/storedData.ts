/** Something that this website keeps in a browser, as the privacy notice says it (§2). */
interface StoredData {
  readonly what: string
  readonly purpose: string
  /** How long it stays. */
  readonly until: string
}

const untilCleared = 'until you clear the data of this site'
const untilSignOut = 'until you sign out'

/** What this website keeps in the browser. Each storage key has one of these: `storageKeys.ts`. */
export const storedData = {
  referral: {
    what: 'The code of a referral link, when you opened it, and how it was shared with you',
    purpose: 'to hand it to the app or its store',
    until: untilCleared,
  },
  signIn: {
    what: 'The email that you typed to sign in, when a code was sent to it, and how long that code is',
    purpose: 'to go on after a reload, and to send no code too soon',
    until: 'until you close the tab; the time of the code until you are signed in',
  },
  session: {
    what: 'The keys of your session',
    purpose: 'to keep you signed in, in all tabs',
    until: untilSignOut,
  },
  signOut: {
    what: 'When you last signed out',
    purpose: 'to sign out other tabs too',
    until: untilCleared,
  },
  adminProfile: {
    what: 'Name, email, mobile number, initials, role and photo of an administrator',
    purpose: 'to show who is signed in',
    until: untilCleared,
  },
  ambassadorProfile: {
    what: 'Name, email and initials of an ambassador',
    purpose: 'to show who is signed in',
    until: untilSignOut,
  },
  appearance: {
    what: 'Colours, the side bar, chosen periods and columns, saved views, and the last entries of the search for pages',
    purpose: 'to show the console as you left it',
    until: untilCleared,
  },
  dailyHistory: {
    what: 'Totals of each day, without names',
    purpose: 'to compare the figures of today with earlier ones',
    until: untilCleared,
  },
  activity: {
    what: 'What an administrator changed, with names of people and times',
    purpose: 'to list it under "My activity"',
    until: untilCleared,
  },
  followUp: {
    what: 'Texts that an ambassador wrote for invitations, whom they reminded and on which day, and when they came last',
    purpose: 'to write and remind without starting again',
    until: untilCleared,
  },
  website: {
    what: 'The pages and files of this website, without your data',
    purpose: 'to open it quickly, and without a network',
    until: 'until a newer version replaces them, or you clear the data of this site',
  },
} as const satisfies Record<string, StoredData>

export type StoredDataName = keyof typeof storedData
