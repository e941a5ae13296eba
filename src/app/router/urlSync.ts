import * as z from 'zod/mini'
import type { ActorRefFrom } from 'xstate'
import { type BaseLocationHook } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import {
  currentUrl,
  hasUndonePendingUrl,
  isPopBlocked,
  isWritingStaleUrl,
  writeUrl,
  writeUrlAfterPaint,
  writeStaleUrl,
  writePendingUrl,
} from '#app/router/browserUrl.ts'
import { canGoBack } from '#app/router/canGoBack.ts'
import { isAuthRoute, canReturnTo, pathOf, routeAt, titleOf } from '#domain/routes/routes.ts'
import {
  type ChosenTimeFrames,
  parseTimeFrames,
  serializeTimeFrames,
  withTimeFrames,
} from '#domain/dashboard/chosenTimeFrames.ts'
import { listKindOfRoute, listKinds } from '#domain/lists/kinds.ts'
import { formatView, parseView } from '#domain/lists/view.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import type {
  CodeOrigin,
  SaveTimeFrameEffect,
  NavigateEffect,
  GoBackEffect,
  ShowViewEffect,
} from '#machines/effects.ts'
import { storeTimeFrames, readStoredTimeFrames } from '#services/storage/timeFrames.ts'

const handedEmailSchema = z.object({ email: z.string(), origin: z.optional(z.enum(['signIn', 'signUp'])) })
const reasons = z.enum(['unauthorized_email'])

/** What the step before put into the history entry: it outlives a reload and stands in no address (§2). */
const readHandedEmail = (): { email: string | null; origin?: CodeOrigin } => {
  const parsed = handedEmailSchema.safeParse(history.state)
  if (!parsed.success) return { email: null }
  const { email, origin } = parsed.data
  return origin ? { email, origin } : { email }
}

/** Why somebody was sent to the sign-up (§2); no other word in an address is read. */
const signUpReason = (search: string): { reason?: 'unauthorized_email' } => {
  const parsed = reasons.safeParse(new URLSearchParams(search).get('reason'))
  return parsed.success ? { reason: parsed.data } : {}
}

const returnUrlSchema = z.object({ wayBack: z.string() })

/** Where to come back to after signing in, as the history entry has it: a sign-up clears the session storage, but not this. */
const storedReturnUrl = (): string | undefined => {
  const parsed = returnUrlSchema.safeParse(history.state)
  return parsed.success ? parsed.data.wayBack : undefined
}

const toHistoryState = (facts: Record<string, unknown>): object | null => {
  const entries = Object.entries(facts).filter(([, value]) => value !== undefined)
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

/** Opens an address of this origin, as a link would. */
export const openUrl = (address: string): void => writeUrl(address, { state: null })

/** Opens the address that a chart asks for. From one way in to the next, where to come back to is handed on. */
export const navigate = ({ to, replace, email, origin, returnUrl }: NavigateEffect): void => {
  const kept = storedReturnUrl()
  if (returnUrl === 'restore')
    return writeUrl(kept !== undefined && canReturnTo(to, kept) ? kept : pathOf(to), { replace, state: null })
  const back = returnUrl === 'save' ? currentUrl() : kept
  writeUrl(pathOf(to), {
    replace,
    state: toHistoryState({ email, origin, wayBack: isAuthRoute(to) ? back : undefined }),
  })
}

/** Writes what a page of lists shows: as a step that Back undoes, or in the place of what the address said. Another page of the same is painted first. */
export const showView = ({ kind: name, view, addsHistoryEntry }: ShowViewEffect): void => {
  const kind = listKinds[name]
  const writeIt = () => {
    if (routeAt(location.pathname) === kind.route)
      writeUrl(pathOf(kind.route) + formatView(kind, view), { replace: !addsHistoryEntry, state: null })
  }
  writeStaleUrl()
  const isTurn = formatView(kind, { ...parseView(kind, location.search), page: view.page }) === formatView(kind, view)
  if (isTurn) writeUrlAfterPaint(writeIt)
  else writeIt()
}

/** Writes the time frame of a card, as a step that Back undoes, and keeps all of them for the next visit. */
export const saveTimeFrame = ({ section, timeFrame }: SaveTimeFrameEffect): void => {
  const frames = { ...parseTimeFrames(location.search, null), [section]: timeFrame }
  storeTimeFrames(frames)
  if (routeAt(location.pathname) === 'dashboard')
    writeUrl(location.pathname + withTimeFrames(location.search, frames), { state: null })
}

/**
 * The time frames that the dashboard shows. Where somebody opens it, the remembered ones complete what the address says,
 * and it is written out, so that going back shows what was there.
 */
const currentTimeFrames = (isStep: boolean): ChosenTimeFrames => {
  const named = parseTimeFrames(location.search, null)
  const frames = isStep ? named : parseTimeFrames(location.search, readStoredTimeFrames())
  if (serializeTimeFrames(named) !== serializeTimeFrames(frames))
    writeUrl(location.pathname + withTimeFrames(location.search, frames), { replace: true, state: history.state })
  return frames
}

/** Goes one step back, or to a place where there is none. */
export const goBack = ({ fallback }: GoBackEffect): void => {
  writePendingUrl()
  if (canGoBack()) history.back()
  else writeUrl(pathOf(fallback), { replace: true })
}

/** How wouter's links write the address: as everything else here does. */
export const useUrl: BaseLocationHook = (options) => {
  const [path] = useBrowserLocation({ ssrPath: (options as { ssrPath?: string } | undefined)?.ssrPath ?? '/' })
  return [
    path,
    (to: string) =>
      writeUrl(to, {
        state: isAuthRoute(routeAt(new URL(to, location.origin).pathname))
          ? toHistoryState({ wayBack: storedReturnUrl() })
          : null,
      }),
  ]
}

/** Tells the app every address that is opened, from now on and the one that is open. */
export const subscribeToUrl = (app: ActorRefFrom<typeof appMachine>, product: string): void => {
  let known: string | undefined
  const tell = (event?: Event) => {
    if (isWritingStaleUrl()) return
    if (event?.type === 'popstate' && hasUndonePendingUrl()) return void (known = undefined)
    const place = currentUrl()
    if (event?.type === 'popstate' && isPopBlocked(place)) return
    const isWithinPage = event?.type === 'popstate' && place === known && history.state === null
    if (isWithinPage) return
    known = place
    const route = routeAt(location.pathname)
    document.title = `${titleOf(route)} · ${product}`
    const kind = listKindOfRoute(route)
    const frames = route === 'dashboard' && { frames: currentTimeFrames(event?.type === 'popstate') }
    app.send({
      type: 'url.changed',
      route,
      ...readHandedEmail(),
      ...signUpReason(location.search),
      ...frames,
      view: kind ? parseView(kind, location.search) : null,
    })
  }
  for (const type of ['popstate', 'pushState', 'replaceState']) addEventListener(type, tell)
  tell()
}
