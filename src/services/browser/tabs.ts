import { localStore } from '#services/storage/safeStorage.ts'
import { signOutKey, type TokenPrefix } from '#services/storage/storageKeys.ts'

/** Handlers for notifications from other tabs about one kind of session. */
export interface TabHandlers {
  /** The person signed out on purpose. */
  readonly onSignOut: () => void
  /** The identity library also removes and rewrites tokens in other cases, so this alone does not mean a sign-out. */
  readonly onTokensChanged: () => void
}

/** A channel to the other tabs, or null if the browser denies it. */
const openChannel = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** A channel also reaches the other channels of its own page. */
const tabId = Math.random()

const broadcast = (name: string): void => {
  const channel = openChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only reaches its own origin
  channel?.postMessage(tabId)
  channel?.close()
}

/** Subscribes to the messages of the other tabs. @returns unsubscribes */
const subscribe = (name: string, onMessage: () => void): (() => void) => {
  const channel = openChannel(name)
  channel?.addEventListener('message', ({ data }) => void (data !== tabId && onMessage()))
  return () => channel?.close()
}

const sessionChannel = (prefix: TokenPrefix): string => `${prefix}session`

/**
 * Notifies every other tab that the person signed out on purpose. It uses a channel, and a storage entry for browsers
 * that deny channels.
 */
export const announceSignOut = (prefix: TokenPrefix): void => {
  broadcast(sessionChannel(prefix))
  localStore.write(signOutKey(prefix), String(Date.now()))
}

/**
 * Subscribes to the notifications of the other tabs. A page that was hidden, or in the back/forward cache, may have
 * received none: it compares the time of the last sign-out when it is shown.
 * @returns unsubscribes
 */
export const subscribeToTabs = (prefix: TokenPrefix, { onSignOut, onTokensChanged }: TabHandlers): (() => void) => {
  const unsubscribe = subscribe(sessionChannel(prefix), onSignOut)
  const lastSignOut = () => localStore.read(signOutKey(prefix))
  const before = lastSignOut()
  /** Without a time, the data of the site were deleted. That ends the session, but it is no sign-out. */
  const hasSignedOut = (): boolean => lastSignOut() !== null && lastSignOut() !== before
  const report = (): void => (hasSignedOut() ? onSignOut() : onTokensChanged())
  const onStorage = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea !== localStorage) return
    if (key === null || key === signOutKey(prefix) || key.startsWith(prefix)) report()
  }
  const onRestored = ({ persisted }: PageTransitionEvent): void => void (persisted && report())
  const onVisible = (): void => void (hasSignedOut() && onSignOut())
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onRestored)
  addEventListener('focus', onVisible)
  return () => {
    unsubscribe()
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onRestored)
    removeEventListener('focus', onVisible)
  }
}

const profileChannel = 'admin.profile'

/** Notifies every other tab that the person saved their profile. */
export const announceProfile = (): void => broadcast(profileChannel)

/** Subscribes to profiles that are saved in another tab. @returns unsubscribes */
export const subscribeToProfile = (onSaved: () => void): (() => void) => subscribe(profileChannel, onSaved)
