import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { brand, settings } from '#app/config.ts'
import { isAdminEmail } from '#domain/auth/email.ts'
import { copyOfFirst } from '#services/api/prefetchedCalls.ts'
import { isInForce, readKeptSession } from '#services/identity/storedSession.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { adminPrefix } from '#services/identity/tokenStorage.ts'

/** Whether the kept session will be let in, as far as it can be told before the console runs: the session chart decides (§4). */
export const willEnter = (): boolean => {
  const kept = readKeptSession(localStore, adminPrefix, settings.VITE_IDENTITY_CLIENT_ID)
  return (
    kept !== null &&
    isInForce(kept, Date.now()) &&
    kept.profile.role === 'ADMIN' &&
    isAdminEmail(kept.profile.email, brand)
  )
}

const answered = z.object({ data: z.record(z.string(), z.unknown()) })

/**
 * The results of a call that was sent first, by their names; the chart that makes the call gets the same answer.
 * @throws Error where the call did not succeed
 */
export const readEarly = async (
  document: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> => answered.parse(await copyOfFirst(document, variables)).data

/** Where early content of this name goes, as long as the frame stands. */
export const placeOf = (name: string): Element | null => document.querySelector(`.frame [data-early-place="${name}"]`)

/** Puts early content where its place is, whole at once. */
export const drawInto = (place: Element, content: ReactNode): void => {
  const drawn = document.createElement('div')
  flushSync(() => createRoot(drawn).render(content))
  place.replaceWith(drawn)
}
