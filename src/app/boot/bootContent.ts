import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { brand, config } from '#app/config.ts'
import { isAdminEmail } from '#domain/auth/email.ts'
import { copyPrefetchedAnswer } from '#services/api/prefetchedCalls.ts'
import { isSessionValid, readStoredSession } from '#services/identity/storedSession.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { adminPrefix } from '#services/storage/storageKeys.ts'

/** Whether the kept session will be let in, as far as it can be told before the console runs: the session chart decides (§4). */
export const canShowBootContent = (): boolean => {
  const kept = readStoredSession(localStore, adminPrefix, config.VITE_IDENTITY_CLIENT_ID)
  return (
    kept !== null &&
    isSessionValid(kept, Date.now()) &&
    kept.profile.role === 'ADMIN' &&
    isAdminEmail(kept.profile.email, brand)
  )
}

const answered = z.object({ data: z.record(z.string(), z.unknown()) })

/**
 * The results of a call that was sent first, by their names; the chart that makes the call gets the same answer.
 * @throws Error where the call did not succeed
 */
export const readPrefetched = async (
  document: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> => answered.parse(await copyPrefetchedAnswer(document, variables)).data

/** Where early content of this name goes, as long as the frame stands. */
export const findBootSlot = (name: string): Element | null =>
  document.querySelector(`.frame [data-early-place="${name}"]`)

/** Puts early content where its place is, whole at once. */
export const renderInto = (place: Element, content: ReactNode): void => {
  const drawn = document.createElement('div')
  flushSync(() => createRoot(drawn).render(content))
  place.replaceWith(drawn)
}
