import { localStore } from '#services/storage/safeStorage.ts'

/** What one tab hears of the others about one sort of session. */
export interface TabHandlers {
  /** Somebody signed out on purpose. */
  readonly onSignOut: () => void
  /** Tokens were written or removed. The identity library clears and refills them, so this alone says nothing. */
  readonly onTokensChanged: () => void
}

/** A channel to the other tabs, or null where the browser denies it. */
const openChannel = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

const broadcast = (name: string, text: string): void => {
  const channel = openChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it reaches this origin alone
  channel?.postMessage(text)
  channel?.close()
}

const sessionChannel = (prefix: string): string => `${prefix}session`

const signOutKey = (prefix: string): string => `signOut.${prefix}at`

/** Tells every other tab that a session was ended on purpose: by a channel, and by an entry for browsers that hold channels back. */
export const announceSignOut = (prefix: string): void => {
  broadcast(sessionChannel(prefix), 'signOut')
  localStore.write(signOutKey(prefix), String(Date.now()))
}

/** Hears the other tabs. @returns ends the hearing */
export const subscribeToTabs = (prefix: string, { onSignOut, onTokensChanged }: TabHandlers): (() => void) => {
  const channel = openChannel(sessionChannel(prefix))
  const hearStorage = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea !== localStorage) return
    if (key === signOutKey(prefix)) onSignOut()
    else if (key === null || key.startsWith(prefix)) onTokensChanged()
  }
  channel?.addEventListener('message', onSignOut)
  addEventListener('storage', hearStorage)
  return () => {
    channel?.close()
    removeEventListener('storage', hearStorage)
  }
}

const profileChannel = 'admin.profile'

/** Tells every other tab that the own profile was saved. */
export const announceProfile = (): void => broadcast(profileChannel, 'saved')

/** Hears that the own profile was saved in another tab. @returns ends the hearing */
export const subscribeToProfile = (onSaved: () => void): (() => void) => {
  const channel = openChannel(profileChannel)
  channel?.addEventListener('message', onSaved)
  return () => channel?.close()
}
