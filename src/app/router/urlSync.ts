import * as z from 'zod/mini'
import type { ActorRefFrom } from 'xstate'
import { type BaseLocationHook } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import {
  currentUrl,
  isPopBlocked,
  isWritingStaleUrl,
  undoStepBack,
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
import type { SaveTimeFrameEffect, NavigateEffect, GoBackEffect, ShowViewEffect } from '#machines/effects.ts'
import type { CodeOrigin } from '#machines/messages.ts'
import { storeTimeFrames, readStoredTimeFrames } from '#services/storage/timeFrames.ts'

const historyEmailSchema = z.object({ email: z.string(), origin: z.optional(z.enum(['signIn', 'signUp'])) })
const reasonSchema = z.enum(['unauthorized_email'])

/** The email in the history entry, from the previous page. It survives a reload and is never in the URL (§2). */
const readHistoryEmail = (): { email: string | null; origin?: CodeOrigin } => {
  const parsed = historyEmailSchema.safeParse(history.state)
  if (!parsed.success) return { email: null }
  const { email, origin } = parsed.data
  return origin ? { email, origin } : { email }
}

/** Why the person was redirected to the sign-up (§2). Other values of the parameter are ignored. */
const signUpReason = (search: string): { reason?: 'unauthorized_email' } => {
  const parsed = reasonSchema.safeParse(new URLSearchParams(search).get('reason'))
  return parsed.success ? { reason: parsed.data } : {}
}

const returnUrlSchema = z.object({ returnUrl: z.string() })

/** The URL to open after the sign-in. It is in the history entry, because a sign-up clears the session storage. */
const storedReturnUrl = (): string | undefined => {
  const parsed = returnUrlSchema.safeParse(history.state)
  return parsed.success ? parsed.data.returnUrl : undefined
}

const toHistoryState = (values: Record<string, unknown>): object | null => {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

/** Opens a URL of this origin, as a link does. */
export const openUrl = (url: string): void => writeUrl(url, { state: null })

/** Opens a page for a chart. Between auth pages the return URL is passed on. */
export const navigate = ({ to, replace, email, origin, returnUrl }: NavigateEffect): void => {
  const stored = storedReturnUrl()
  if (returnUrl === 'restore')
    return writeUrl(stored !== undefined && canReturnTo(to, stored) ? stored : pathOf(to), { replace, state: null })
  const nextReturnUrl = returnUrl === 'save' ? currentUrl() : stored
  writeUrl(pathOf(to), {
    replace,
    state: toHistoryState({ email, origin, returnUrl: isAuthRoute(to) ? nextReturnUrl : undefined }),
  })
}

/**
 * Writes the view of a list page into the URL, as a new history entry or in place of the current one. If only the page
 * number changes, the page is painted first.
 */
export const showView = ({ kind: name, view, addsHistoryEntry }: ShowViewEffect): void => {
  const kind = listKinds[name]
  const write = () => {
    if (routeAt(location.pathname) === kind.route)
      writeUrl(pathOf(kind.route) + formatView(kind, view), { replace: !addsHistoryEntry, state: null })
  }
  writeStaleUrl()
  const isPageTurn =
    formatView(kind, { ...parseView(kind, location.search), page: view.page }) === formatView(kind, view)
  if (isPageTurn) writeUrlAfterPaint(write)
  else write()
}

/** Writes the time frame of a card as a new history entry, and stores all time frames for the next visit. */
export const saveTimeFrame = ({ section, timeFrame }: SaveTimeFrameEffect): void => {
  const timeFrames = { ...parseTimeFrames(location.search, null), [section]: timeFrame }
  storeTimeFrames(timeFrames)
  if (routeAt(location.pathname) === 'dashboard')
    writeUrl(location.pathname + withTimeFrames(location.search, timeFrames), { state: null })
}

/**
 * The time frames of the dashboard. When the person opens the dashboard, the stored time frames complete those of the
 * URL. The result is written into the URL, so that Back shows the same figures again.
 */
const currentTimeFrames = (isHistoryStep: boolean): ChosenTimeFrames => {
  const fromUrl = parseTimeFrames(location.search, null)
  const timeFrames = isHistoryStep ? fromUrl : parseTimeFrames(location.search, readStoredTimeFrames())
  if (serializeTimeFrames(fromUrl) !== serializeTimeFrames(timeFrames))
    writeUrl(location.pathname + withTimeFrames(location.search, timeFrames), { replace: true, state: history.state })
  return timeFrames
}

/** Goes one step back, or to the fallback if there is no previous page. */
export const goBack = ({ fallback }: GoBackEffect): void => {
  writePendingUrl()
  if (canGoBack()) history.back()
  else writeUrl(pathOf(fallback), { replace: true })
}

/** The location hook of wouter. Its links write the URL through this file too. */
export const useUrl: BaseLocationHook = (options) => {
  const [path] = useBrowserLocation({ ssrPath: (options as { ssrPath?: string } | undefined)?.ssrPath ?? '/' })
  return [
    path,
    (to: string) =>
      writeUrl(to, {
        state: isAuthRoute(routeAt(new URL(to, location.origin).pathname))
          ? toHistoryState({ returnUrl: storedReturnUrl() })
          : null,
      }),
  ]
}

/** Sends the current URL and every later URL to the app chart. */
export const subscribeToUrl = (app: ActorRefFrom<typeof appMachine>, product: string): void => {
  let lastUrl: string | undefined
  const sendUrl = (event?: Event) => {
    if (isWritingStaleUrl()) return
    if (event?.type === 'popstate' && undoStepBack()) return void (lastUrl = undefined)
    const url = currentUrl()
    if (event?.type === 'popstate' && isPopBlocked(url)) return
    const isHashChange = event?.type === 'popstate' && url === lastUrl && history.state === null
    if (isHashChange) return
    lastUrl = url
    const route = routeAt(location.pathname)
    document.title = `${titleOf(route)} · ${product}`
    const kind = listKindOfRoute(route)
    const timeFrames = route === 'dashboard' && { timeFrames: currentTimeFrames(event?.type === 'popstate') }
    app.send({
      type: 'url.changed',
      route,
      ...readHistoryEmail(),
      ...signUpReason(location.search),
      ...timeFrames,
      view: kind ? parseView(kind, location.search) : null,
    })
  }
  for (const type of ['popstate', 'pushState', 'replaceState']) addEventListener(type, sendUrl)
  sendUrl()
}
