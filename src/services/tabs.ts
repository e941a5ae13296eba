import { localStore } from '#services/storage.ts'

/** What one tab hears of the others about one sort of session. */
export interface TabEvents {
  /** Somebody signed out on purpose. */
  readonly onSignOut: () => void
  /** Tokens were written or removed. The identity library clears and refills them, so this alone says nothing. */
  readonly onTokens: () => void
}

const channelName = (prefix: string): string => `${prefix}session`

/** A browser that denies channels still has the entry in the storage. */
const openChannel = (prefix: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(channelName(prefix))
  } catch {
    return null
  }
}

const signOutKey = (prefix: string): string => `signOut.${prefix}at`

/** Tells every other tab that a session was ended on purpose: by a channel, and by an entry for browsers that hold channels back. */
export const announceSignOut = (prefix: string): void => {
  const channel = openChannel(prefix)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it reaches this origin alone
  channel?.postMessage('signOut')
  channel?.close()
  localStore.write(signOutKey(prefix), String(Date.now()))
}

/** Hears the other tabs. @returns ends the hearing */
export const hearTabs = (prefix: string, { onSignOut, onTokens }: TabEvents): (() => void) => {
  const channel = openChannel(prefix)
  const hearStorage = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea !== localStorage) return
    if (key === signOutKey(prefix)) onSignOut()
    else if (key === null || key.startsWith(prefix)) onTokens()
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
export const announceProfile = (): void => {
  const channel = new BroadcastChannel(profileChannel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it reaches this origin alone
  channel.postMessage('saved')
  channel.close()
}

/** Hears that the own profile was saved in another tab. @returns ends the hearing */
export const hearProfile = (tell: () => void): (() => void) => {
  const channel = new BroadcastChannel(profileChannel)
  channel.addEventListener('message', tell)
  return () => channel.close()
}
