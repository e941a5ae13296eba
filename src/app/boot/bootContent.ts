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

/** Whether the stored session belongs to an admin and is valid. The session chart checks it again later (§4). */
export const canShowBootContent = (): boolean => {
  const session = readStoredSession(localStore, adminPrefix, config.VITE_IDENTITY_CLIENT_ID)
  return (
    session !== null &&
    isSessionValid(session, Date.now()) &&
    session.profile.role === 'ADMIN' &&
    isAdminEmail(session.profile.email, brand)
  )
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
