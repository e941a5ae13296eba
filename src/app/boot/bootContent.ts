import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { brand, config } from '#app/config.ts'
import { accessPolicies, type AccessDecision, decideAccess } from '#domain/auth/access.ts'
import { copyPrefetchedAnswer } from '#services/api/prefetchedCalls.ts'
import { isSessionValid, readStoredSession } from '#services/identity/storedSession.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { adminPrefix } from '#services/storage/storageKeys.ts'

/** The code that draws the first content of a page. It loads before the console. */
export interface BootCode<Content> {
  readonly decideAccess: () => AccessDecision
  /** Resolves when the content is drawn. */
  readonly draw: (content: Content) => Promise<void>
}

/**
 * The decision of the session guard (§6) about the stored session. An expired session is not renewed here, so its
 * owner waits for the console.
 */
export const decideStoredAccess = (): AccessDecision => {
  const session = readStoredSession(localStore, adminPrefix, config.VITE_IDENTITY_CLIENT_ID)
  const isValid = session !== null && isSessionValid(session, Date.now())
  return decideAccess(accessPolicies.admin, brand, {
    status: isValid ? { kind: 'signedIn', profile: session.profile } : { kind: 'signedOut' },
    storedEmail: null,
    storedUserId: null,
  })
}

const answerSchema = z.object({ data: z.record(z.string(), z.unknown()) })

/**
 * The results of a prefetched call, by name. The chart that makes the call gets the same answer.
 * @throws Error if the call failed
 */
export const readPrefetched = async (
  document: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> =>
  answerSchema.parse(await copyPrefetchedAnswer(document, variables)).data

/** The element of the prerendered page that boot content replaces, or null if the console has replaced the page. */
export const findBootSlot = (name: string): Element | null =>
  document.querySelector(`.frame [data-boot-slot="${name}"]`)

/** Renders the content completely, then replaces the slot with it. */
export const renderInto = (slot: Element, content: ReactNode): void => {
  const container = document.createElement('div')
  flushSync(() => createRoot(container).render(content))
  slot.replaceWith(container)
}
