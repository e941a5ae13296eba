import * as z from 'zod/mini'
import type { ActorRefFrom } from 'xstate'
import { type BaseLocationHook } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import {
  addressNow,
  hasUndoneOwed,
  isKept,
  isOutOfDate,
  write,
  writeOncePainted,
  writeOvertaken,
  writeOwed,
} from '#app/router/address.ts'
import { canStepBack } from '#app/router/canGoBack.ts'
import { isWayIn, leadsBackInto, pathOf, routeAt, titleOf } from '#domain/routes/routes.ts'
import { type Frames, framesOf, framesText, withFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { listKindAt, listKinds } from '#domain/lists/kinds.ts'
import { formatView, parseView } from '#domain/lists/view.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { CodeOrigin, Framed, Navigation, StepBack, Viewed } from '#machines/emitted.ts'
import { keepFrames, readFramesText } from '#services/storage/timeFrames.ts'

const handedOver = z.object({ email: z.string(), origin: z.optional(z.enum(['signIn', 'signUp'])) })
const reasons = z.enum(['unauthorized_email'])

/** What the step before put into the history entry: it outlives a reload and stands in no address (§2). */
const handed = (): { email: string | null; origin?: CodeOrigin } => {
  const parsed = handedOver.safeParse(history.state)
  if (!parsed.success) return { email: null }
  const { email, origin } = parsed.data
  return origin ? { email, origin } : { email }
}

/** Why somebody was sent to the sign-up (§2); no other word in an address is read. */
const reasonOf = (search: string): { reason?: 'unauthorized_email' } => {
  const parsed = reasons.safeParse(new URLSearchParams(search).get('reason'))
  return parsed.success ? { reason: parsed.data } : {}
}

const backOf = z.object({ wayBack: z.string() })

/** Where to come back to after signing in, as the history entry has it: a sign-up clears the session storage, but not this. */
const keptWayBack = (): string | undefined => {
  const parsed = backOf.safeParse(history.state)
  return parsed.success ? parsed.data.wayBack : undefined
}

const stateOf = (facts: Record<string, unknown>): object | null => {
  const entries = Object.entries(facts).filter(([, value]) => value !== undefined)
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

/** Opens an address of this origin, as a link would. */
export const openAddress = (address: string): void => write(address, { state: null })

/** Opens the address that a chart asks for. From one way in to the next, where to come back to is handed on. */
export const navigate = ({ to, replace, email, origin, wayBack }: Navigation): void => {
  const kept = keptWayBack()
  if (wayBack === 'take')
    return write(kept !== undefined && leadsBackInto(to, kept) ? kept : pathOf(to), { replace, state: null })
  const back = wayBack === 'keep' ? addressNow() : kept
  write(pathOf(to), { replace, state: stateOf({ email, origin, wayBack: isWayIn(to) ? back : undefined }) })
}

/** Writes what a page of lists shows: as a step that Back undoes, or in the place of what the address said. Another page of the same is painted first. */
export const writeView = ({ kind: name, view, isStep }: Viewed): void => {
  const kind = listKinds[name]
  const writeIt = () => {
    if (routeAt(location.pathname) === kind.route)
      write(pathOf(kind.route) + formatView(kind, view), { replace: !isStep, state: null })
  }
  writeOvertaken()
  const isTurn = formatView(kind, { ...parseView(kind, location.search), page: view.page }) === formatView(kind, view)
  if (isTurn) writeOncePainted(writeIt)
  else writeIt()
}

/** Writes the time frame of a card, as a step that Back undoes, and keeps all of them for the next visit. */
export const writeFrame = ({ section, frame }: Framed): void => {
  const frames = { ...framesOf(location.search, null), [section]: frame }
  keepFrames(frames)
  if (routeAt(location.pathname) === 'dashboard')
    write(location.pathname + withFrames(location.search, frames), { state: null })
}

/**
 * The time frames that the dashboard shows. Where somebody opens it, the remembered ones complete what the address says,
 * and it is written out, so that going back shows what was there.
 */
const framesHere = (isStep: boolean): Frames => {
  const named = framesOf(location.search, null)
  const frames = isStep ? named : framesOf(location.search, readFramesText())
  if (framesText(named) !== framesText(frames))
    write(location.pathname + withFrames(location.search, frames), { replace: true, state: history.state })
  return frames
}

/** Goes one step back, or to a place where there is none. */
export const stepBack = ({ otherwise }: StepBack): void => {
  writeOwed()
  if (canStepBack()) history.back()
  else write(pathOf(otherwise), { replace: true })
}

/** How wouter's links write the address: as everything else here does. */
export const useAddress: BaseLocationHook = (options) => {
  const [path] = useBrowserLocation({ ssrPath: (options as { ssrPath?: string } | undefined)?.ssrPath ?? '/' })
  return [
    path,
    (to: string) =>
      write(to, {
        state: isWayIn(routeAt(new URL(to, location.origin).pathname)) ? stateOf({ wayBack: keptWayBack() }) : null,
      }),
  ]
}

/** Tells the app every address that is opened, from now on and the one that is open. */
export const followAddress = (app: ActorRefFrom<typeof appMachine>, product: string): void => {
  let known: string | undefined
  const tell = (event?: Event) => {
    if (isOutOfDate()) return
    if (event?.type === 'popstate' && hasUndoneOwed()) return void (known = undefined)
    const place = addressNow()
    if (event?.type === 'popstate' && isKept(place)) return
    const isWithinPage = event?.type === 'popstate' && place === known && history.state === null
    if (isWithinPage) return
    known = place
    const route = routeAt(location.pathname)
    document.title = `${titleOf(route)} · ${product}`
    const kind = listKindAt(route)
    const frames = route === 'dashboard' && { frames: framesHere(event?.type === 'popstate') }
    app.send({
      type: 'address.changed',
      route,
      ...handed(),
      ...reasonOf(location.search),
      ...frames,
      view: kind ? parseView(kind, location.search) : null,
    })
  }
  for (const type of ['popstate', 'pushState', 'replaceState']) addEventListener(type, tell)
  tell()
}
