/**
 * Every key that the product uses in the browser's storages (§3, §4). No other file of the product contains a key, with
 * one exception: `src/public/firstPaint.js` cannot import this file, and a test compares its keys with these.
 */
export const storageKeys = {
  theme: 'theme',
  sidebar: 'sidebar',
  userName: 'userName',
  userEmail: 'userEmail',
  userPhone: 'userPhone',
  userInitials: 'userInitials',
  userRole: 'userRole',
  userId: 'userId',
  userProfilePicture: 'userProfilePicture',
  userProfilePictureKey: 'userProfilePictureKey',
  marketerUserId: 'marketerUserId',
  marketerUserName: 'marketerUserName',
  marketerEmail: 'marketerEmail',
  marketerInitials: 'marketerInitials',
  marketerValidatedEmail: 'marketerValidatedEmail',
  marketerLoadedToken: 'marketerLoadedToken',
  referralCode: 'referralCode',
  referralTimestamp: 'referralTimestamp',
  referralSource: 'referralSource',
  validatedEmail: 'validatedEmail',
  unconfirmedEmail: 'unconfirmedEmail',
  codeLength: 'codeLength',
  codeSent: 'codeSent',
  marketerCodeSent: 'marketerCodeSent',
  dailyHistory: 'dailyHistory',
  timeFrames: 'timeFrames',
  recentEntries: 'recentEntries',
} as const

export const pictureKey = (personId: string): string => `profile-image-${personId}`

export const tableLayoutKey = (listKind: string): string => `tableLook.${listKind}`

export const savedViewsKey = (personId: string): string => `savedViews.${personId}`

/** What one person changed in this browser. */
export const activityKey = (personId: string): string => `activity.${personId}`

/** What the marketer with this referral code writes in invitations. */
export const shareTextKey = (code: string): string => `shareText.${code}`

/** What a marketer keeps in this browser to follow up referees. */
export const followUpKey = (personId: string): string => `followUp.${personId}`

/** Every key of an admin's tokens starts with this (§3). */
export const adminPrefix = 'admin.'

/** Every key of a marketer's tokens starts with this. An admin's session never touches them. */
export const marketerPrefix = 'marketer.'

export type TokenPrefix = typeof adminPrefix | typeof marketerPrefix

/** What the identity provider said of the person after the sign-in. It is removed with the tokens. */
export const profileKey = 'profile'

/** A write to this key notifies the other tabs of a sign-out. */
export const signOutKey = (prefix: TokenPrefix): string => `signOut.${prefix}at`
